import type { Plugin } from 'vite'

/** Variables and conditions of libraries whose value is known when the site is built. */
const constants = [
  // Otherwise the bundle contains the code for React 18, which takes 1.8 KB (brotli).
  {
    library: /react-helmet-async\/lib\/index\.esm\.js$/,
    source: 'var isReact19 = major >= 19;',
    value: 'const isReact19 = true;',
  },
  // Data for server rendering with React 18, which no component here has.
  {
    library: /react-helmet-async\/lib\/index\.esm\.js$/,
    source: 'if (helmetData && !(helmetData instanceof HelmetData))',
    value: 'if (false)',
  },
  // The package refers to its development files in every build.
  {
    library: /react-router\/dist\/development\/chunk-\w+\.mjs$/,
    source: 'var ENABLE_DEV_WARNINGS = true;',
    value: 'const ENABLE_DEV_WARNINGS = false;',
  },
]

/** Replaces them with constants, so that the bundler can remove the code that they disable. */
export function libraryConstants(): Plugin {
  const found = new Set<string>()
  return {
    name: 'library-constants',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: constants.map(({ library }) => library) },
      handler(code, id) {
        const present = constants.filter(({ library, source }) => library.test(id) && code.includes(source))
        for (const { source } of present) found.add(source)
        return present.reduce((result, { source, value }) => result.replace(source, value), code)
      },
    },
    buildEnd(error) {
      const missing = constants.filter(({ source }) => !found.has(source))
      if (!error && missing.length > 0)
        throw new Error(`No library contains ${missing.map(({ source }) => source).join(' ')}`)
    },
  }
}
