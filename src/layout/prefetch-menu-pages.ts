import { whenIdle } from '../lib/browser/when-idle'
import { matchPage } from '../sitemap'
import { navigation } from './navigation'

/**
 * Loads the code of the pages in the header and of the contact page, one after the other while the browser is idle, so
 * that the first click on one of their links shows the page at once. Up to 100 KB, so not for visitors who save data.
 */
export function prefetchMenuPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const paths = [...navigation.map((item) => item.to), '/contact']

  function loadNext() {
    whenIdle(() => {
      const path = paths.shift()
      // After a failure too, because a click on the link tries again.
      if (path) void matchPage(path).page.Page.preload().then(loadNext, loadNext)
    })
  }
  loadNext()
}
