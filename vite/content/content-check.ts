import { type Plugin, type ViteDevServer } from 'vite'
import { checkContent } from './check-content.ts'

/** Stops a build whose content has mistakes, and shows them over the page under `npm run dev`. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: (config) => !config.build?.ssr,
    async buildStart() {
      if (this.environment.config.command !== 'build') return
      const mistakes = await checkContent(this.environment.config.root)
      if (mistakes.length > 0) this.error(formatReport(mistakes))
    },
    configureServer: watchContent,
  }
}

const formatReport = (mistakes: readonly string[]) => `The content needs mending.\n${mistakes.join('\n')}`

const DEBOUNCE_MS = 100

function watchContent({ config, watcher, ws }: ViteDevServer) {
  let mistakes: string[] = []
  const report = () => {
    const message = formatReport(mistakes)
    if (mistakes.length > 0) ws.send({ type: 'error', err: { message, stack: '', plugin: 'content-check' } })
  }
  const checkAndReport = async () => {
    mistakes = await checkContent(config.root)
    if (mistakes.length > 0) config.logger.error(formatReport(mistakes))
    report()
  }
  // A save can touch several files, and they are checked together.
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void checkAndReport(), DEBOUNCE_MS)
  }
  check()
  watcher.on('all', (_, path) => {
    if (/[\\/](?:src[\\/]content|pictures)[\\/]/.test(path)) check()
  })
  // A page that is opened later shows them too.
  ws.on('connection', report)
}
