import { type Plugin, type ViteDevServer } from 'vite'
import { checkContent } from './check-content.ts'

/** Stops a build whose content has mistakes, and shows them over the page under `npm run dev`. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: (config) => !config.build?.ssr,
    async buildStart() {
      if (this.environment.config.command !== 'build') return
      const { mistakes, warnings } = await checkContent(this.environment.config.root)
      for (const warning of warnings) this.warn(warning)
      if (mistakes.length > 0) this.error(formatReport(mistakes))
    },
    configureServer: watchContent,
  }
}

const formatReport = (mistakes: readonly string[]) =>
  `The content has mistakes.\n${mistakes.join('\n')}`

const DEBOUNCE_MS = 100

function watchContent({ config, watcher, ws }: ViteDevServer) {
  let mistakes: string[] = []
  const report = () => {
    const err = { message: formatReport(mistakes), stack: '', plugin: 'content-check' }
    if (mistakes.length > 0) ws.send({ type: 'error', err })
  }
  let saves = 0
  let checkedSave = 0
  const check = async (save: number) => {
    const { mistakes: found } = await checkContent(config.root)
    // A later save is being checked.
    if (save !== saves) return
    checkedSave = save
    const had = mistakes.length > 0
    mistakes = found
    if (mistakes.length > 0) config.logger.error(formatReport(mistakes))
    report()
    // The overlay stays until the page is loaded again.
    if (had && mistakes.length === 0) ws.send({ type: 'full-reload' })
  }
  // A save can touch several files, and they are checked together.
  let timer: NodeJS.Timeout | undefined
  const checkSoon = () => {
    const save = ++saves
    clearTimeout(timer)
    // A file may be gone while it is read.
    timer = setTimeout(
      () => void check(save).catch((error) => config.logger.error(String(error))),
      DEBOUNCE_MS,
    )
  }
  checkSoon()
  watcher.on('all', (_, path) => {
    if (/[\\/](?:src[\\/]content|pictures)[\\/]/.test(path)) checkSoon()
  })
  // A page that is opened later shows them too, unless a save since then may have mended them.
  ws.on('connection', () => {
    if (checkedSave === saves) report()
  })
}
