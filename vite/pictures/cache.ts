import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Survives `npm ci`. */
const CACHE = '.cache/pictures'

/** Returns the path of a file in the cache. Creates the file if it is missing. */
export async function cache(
  root: string,
  name: string,
  create: () => Promise<string | Buffer>,
): Promise<string> {
  const file = join(root, CACHE, name)
  if (existsSync(file)) return file
  await mkdir(dirname(file), { recursive: true })
  // Written under a temporary name, so that an interrupted build leaves no incomplete file. Two modules may need one file.
  const temporary = `${file}.${randomUUID()}.part`
  await writeFile(temporary, await create())
  await rename(temporary, file)
  return file
}
