import type { Rolldown } from 'vite'

/** The JavaScript of the build by file name: the static imports of each file, and its modules with their lengths before minifying. */
export type Bundle = ReadonlyMap<string, { imports: readonly string[]; modules: Readonly<Record<string, number>> }>

/** Keeps what the prerenderer needs of a bundle: the code itself takes much memory. */
export function readBundle(output: Rolldown.OutputBundle): Bundle {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  return new Map(
    chunks.map(({ fileName, imports, modules }) => {
      const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const)
      return [fileName, { imports, modules: Object.fromEntries(lengths) }]
    }),
  )
}

/** Returns the files that a module needs: its own, and the direct and indirect static imports of that. */
export function findFiles(bundle: Bundle, module: string): Set<string> {
  const [own] = [...bundle].find(([, { modules }]) => module in modules) ?? []
  if (!own) throw new Error(`The build contains no module ${module}`)
  const files = new Set([own])
  // A set also iterates over what is added meanwhile.
  for (const file of files) for (const imported of bundle.get(file)?.imports ?? []) files.add(imported)
  return files
}
