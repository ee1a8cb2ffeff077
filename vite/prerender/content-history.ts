import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folders with what pages say and show. A change of the design does not change the content of a page. */
const CONTENT_FOLDERS = ['src/content', 'pictures']

/**
 * Returns the time of the last commit that changed each content file, by its path below `root`. Empty without git, outside
 * a repository, and in a shallow clone, where all files seem to be as new as its oldest commit.
 */
export async function readContentHistory(root: string): Promise<ReadonlyMap<string, Date>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout
  const history = new Map<string, Date>()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return history
    const log = await git(
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      ...CONTENT_FOLDERS,
    )
    for (const commit of log.split('\0').slice(1)) {
      const [time = '', ...files] = commit.split('\n').filter(Boolean)
      // The newest commit comes first.
      for (const file of files) if (!history.has(file)) history.set(file, new Date(time))
    }
  } catch {
    // No git, or no repository.
  }
  return history
}

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = (id: string) => ModuleInfo | null

/** Every link imports it, and it imports all pages. */
const SITEMAP = 'src/sitemap.ts'

/**
 * Returns the content files that a page shows, also in what it loads later, such as a dialog: those that its modules
 * import, directly or through other modules. All paths are relative to `root`.
 */
export function findContentFiles(root: string, modules: readonly string[], getModule: ModuleGraph): Set<string> {
  const seen = new Set([`${root}/${SITEMAP}`])
  function visit(id: string) {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = getModule(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported)
  }
  for (const module of modules) visit(`${root}/${module}`)
  const files = [...seen].map((id) => id.replace(/\?.*$/, '').slice(root.length + 1))
  return new Set(files.filter((file) => CONTENT_FOLDERS.some((folder) => file.startsWith(`${folder}/`))))
}

/** When the newest of the files was changed. Undefined if none of them is in the history. */
export function getLastChange(files: ReadonlySet<string>, history: ReadonlyMap<string, Date>): Date | undefined {
  const times = [...files].flatMap((file) => history.get(file)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
