/**
 * Loads a module of the embedded backend without letting it read stdin. The library's command line, which its other
 * modules bring along, reads all of stdin when it is loaded unless that is a terminal; and Vite stops its server when
 * stdin ends. Started by a service manager or in a script, the server would stop as soon as it had started.
 */
export async function quietImport<T>(load: () => Promise<T>): Promise<T> {
  const { stdin } = process
  const { isTTY } = stdin
  stdin.isTTY = true
  try {
    return await load()
  } finally {
    stdin.isTTY = isTTY
  }
}
