/**
 * Imports a module of @supabase/lite without letting it read stdin. Its modules load its command line, which reads
 * stdin to the end unless stdin is a terminal, and Vite stops its server when stdin ends. Started from a script or by a
 * service manager, the server would stop immediately.
 */
export async function importWithoutStdin<T>(load: () => Promise<T>): Promise<T> {
  const { stdin } = process
  const { isTTY } = stdin
  stdin.isTTY = true
  try {
    return await load()
  } finally {
    stdin.isTTY = isTTY
  }
}
