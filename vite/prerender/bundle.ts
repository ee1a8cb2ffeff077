import type { Rolldown } from 'vite'

export type Chunk = {
  /** The files of its static imports. */
  imports: readonly string[]
  /** The modules in it, with their lengths before minifying. */
  modules: Readonly<Record<string, number>>
}

/** The JavaScript of the build, by file name. */
export type Bundle = ReadonlyMap<string, Chunk>

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
