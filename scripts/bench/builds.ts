import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const run = (command: string, directory: string) =>
  execFileSync(command, { cwd: directory, shell: true, stdio: ['ignore', 'ignore', 'inherit'] })

const BUILD = 'npx vite build --mode preview'

/** Builds this folder, and returns the directory of the build. */
export function buildThis(): string {
  run(BUILD, '.')
  return resolve('dist-preview')
}

/** Builds a commit in its own worktree below `.cache/`, which is kept, and returns the directory of the build. */
export function buildCommit(name: string): string {
  const commit = git('rev-parse', `${name}^{commit}`)
  const directory = resolve('.cache/bench', commit)
  const output = join(directory, 'dist-preview')
  if (existsSync(join(output, 'sitemap.xml'))) return output
  if (!existsSync(directory)) git('worktree', 'add', '--detach', directory, commit)
  run('npm ci --no-audit --no-fund', directory)
  // Pictures that both builds have are encoded once.
  mkdirSync('.cache/pictures', { recursive: true })
  mkdirSync(join(directory, '.cache'), { recursive: true })
  if (!existsSync(join(directory, '.cache/pictures'))) {
    symlinkSync(resolve('.cache/pictures'), join(directory, '.cache/pictures'), 'junction')
  }
  run(BUILD, directory)
  return output
}

/** The newest tag, if there is one. */
export function findLastRelease(): string | undefined {
  return git('tag', '--sort=-creatordate').split('\n')[0] || undefined
}
