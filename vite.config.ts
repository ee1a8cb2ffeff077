import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSettings, PREVIEW_MODE } from './vite/hosting/build-settings.ts'
import { chunkGroups } from './vite/prerender/chunks.ts'
import { embeddedBackend } from './vite/backend/embedded-backend.ts'
import { enquiryInbox } from './vite/backend/enquiry-inbox.ts'
import { hostFiles } from './vite/hosting/host-files.ts'
import { libraryConstants } from './vite/prerender/library-constants.ts'
import { pictures } from './vite/pictures/pictures.ts'
import { prerenderPages } from './vite/prerender/prerender.ts'
import { previewRoutes } from './vite/hosting/preview-routes.ts'

export default defineConfig(({ isSsrBuild, mode }) => ({
  // previewRoutes answers every path that the backend and the inbox leave. hostFiles lists the pages of prerenderPages.
  plugins: [
    buildSettings(),
    react(),
    tailwindcss(),
    libraryConstants(),
    pictures(),
    embeddedBackend(),
    enquiryInbox(),
    previewRoutes(),
    prerenderPages(),
    hostFiles(),
  ],
  build: {
    // Another directory than that of the production build, so that `npm test` never replaces a site that is deployed next.
    outDir: mode === PREVIEW_MODE ? 'dist-preview' : 'dist',
    // One stylesheet: pages inline the part that they use and load the rest without blocking.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: chunkGroups },
            // They compress better than the default, and the entry lists the file names of every page.
            hashCharacters: 'base36',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
}))
