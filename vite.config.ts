import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedBackend } from './vite/backend/embedded-backend.ts'
import { enquiryInbox } from './vite/backend/enquiry-inbox.ts'
import { contentCheck } from './vite/content/content-check.ts'
import { buildSettings, PREVIEW_MODE } from './vite/hosting/build-settings.ts'
import { previewRoutes } from './vite/hosting/preview-routes.ts'
import { pictures } from './vite/pictures/pictures.ts'
import { dataModules } from './vite/prerender/data-modules.ts'
import { prerenderPages } from './vite/prerender/prerender.ts'

/** The prerendered pages and the app must agree on the names of files that they import, such as the logo of a venue. */
const HASH_CHARACTERS = 'base36'

export default defineConfig(({ isSsrBuild, mode }) => ({
  // previewRoutes comes after the backend and the inbox, because it answers all other paths.
  plugins: [
    buildSettings(),
    contentCheck(),
    react(),
    tailwindcss(),
    pictures(),
    dataModules(),
    embeddedBackend(),
    enquiryInbox(),
    previewRoutes(),
    prerenderPages(),
  ],
  build: {
    // Another directory than that of the production build, so that `npm test` never replaces a site that is deployed next.
    outDir: mode === PREVIEW_MODE ? 'dist-preview' : 'dist',
    // One stylesheet: pages inline the part that they use and load the rest without blocking.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The oldest that Tailwind supports. page-loader.ts asks for the same, and does not load the app in older browsers.
    target: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: isSsrBuild
      ? { output: { hashCharacters: HASH_CHARACTERS } }
      : {
          // Most of a build is the work of the plugins in vite/.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in two files: page-loader.ts evaluates each in a task of its own. The bundler adds
                // a third, of 0.4 KB.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'shell', tags: ['$initial'] },
                // A file for each module that some pages share would be twice as many requests. The bundler decides for all
                // other folders: most pages need none of hire, packages and the content behind them, which the components
                // of hire and the lists of links import.
                {
                  name: 'parts',
                  test: /\/src\/(?:components\/(?!hire|links)|lib\/)/,
                  minShareCount: 5,
                },
              ],
            },
            // Files that are only imported by others have no names: each page lists its files, and should fit into the
            // first flight of a connection.
            hashCharacters: HASH_CHARACTERS,
            chunkFileNames: ({ name, isDynamicEntry }) =>
              `assets/${isDynamicEntry ? `${name}-` : ''}[hash:7].js`,
          },
        },
  },
}))
