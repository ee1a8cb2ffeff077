/** The JavaScript of the build: the static imports and the modules of each file. */
export type Bundle = ReadonlyMap<
  string,
  { imports: readonly string[]; modules: Readonly<Record<string, { renderedLength: number }>> }
>

/** Returns the files that a module needs: its own, and the direct and indirect static imports of that. */
export function findFiles(bundle: Bundle, module: string): Set<string> {
  const [own] = [...bundle].find(([, { modules }]) => module in modules) ?? []
  if (!own) throw new Error(`The build contains no module ${module}`)
  const files = new Set([own])
  // A set also iterates over what is added meanwhile.
  for (const file of files) for (const imported of bundle.get(file)?.imports ?? []) files.add(imported)
  return files
}
