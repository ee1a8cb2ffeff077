import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedBackend } from './vite/embedded-backend.ts'
import { enquiryInbox } from './vite/enquiry-inbox.ts'
import { pictures } from './vite/pictures.ts'
import { prerenderPages } from './vite/prerender.ts'

/** What every page needs stands in one chunk: smaller than the bundler's own split, and one request. */
const SHELL =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|react-helmet-async|react-fast-compare|invariant|shallowequal)[\\/]|[\\/]src[\\/](?:layout|sitemap\.ts|App\.tsx|content[\\/](?:company|services|packages)\.ts|lib[\\/](?:lazy-with-preload|two-lines|pictures)|components[\\/](?:ButtonLink|PageLink|SocialLinks)\.tsx|seo[\\/]Seo\.tsx|components[\\/]ui[\\/](?:Button|Spinner|Picture)\.tsx)|vite[\\/]preload-helper/

export default defineConfig(({ isSsrBuild }) => ({
  // The backend before the pages: a preview answers API addresses first, then those of pages.
  plugins: [react(), tailwindcss(), pictures(), embeddedBackend(), enquiryInbox(), prerenderPages()],
  build: {
    // One stylesheet: pages inline what they use of it, the rest comes without blocking.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } },
  },
}))
