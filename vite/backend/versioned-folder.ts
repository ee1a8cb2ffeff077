import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Returns the folder in `parent` for the installed version of a package. If it is missing, `fill` creates its files in an
 * empty folder, which is renamed when it is complete. So an interrupted process leaves no incomplete folder, and several
 * processes can do this at the same time. Also deletes older versions, and what interrupted processes left.
 */
export async function ensureVersionedFolder(
  parent: string,
  packageName: string,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const manifest = await readFile(`node_modules/${packageName}/package.json`, 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = resolve(parent, version)
  if (existsSync(folder)) return folder

  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (name === version || isDraftOfOtherProcess(name)) continue
    // An interrupted process may have a child that still writes. Then the next version deletes the folder.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
  const draft = `${folder}.${process.pid}.draft`
  await mkdir(draft)
  try {
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Whether a folder is the draft of another process that is running. */
function isDraftOfOtherProcess(name: string): boolean {
  const pid = Number(/\.(\d+)\.draft$/.exec(name)?.[1] ?? process.pid)
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
