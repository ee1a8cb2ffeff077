import type { Plugin } from 'vite'
import design from '../../tailwind.config.ts'

/** Gives the toolbar of a phone's browser the background colour of the site. */
export const themeColor = (): Plugin => ({
  name: 'theme-color',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: design.theme.colors.night } },
  ],
})
