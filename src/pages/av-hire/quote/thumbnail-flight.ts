const FLIGHT_MS = 240
const THUMBNAIL_PX = 24

/**
 * Shows that an item was added: a thumbnail of its picture, the first one of the article around the
 * button, flies to the count in the header, or to that of the bar on a phone.
 */
export function flyToQuote(button: Element | null): void {
  const picture = button?.closest('article')?.querySelector('img')
  // A picture that has not loaded has no thumbnail.
  if (!picture?.naturalWidth) return
  // The first item of a quote adds the counts to the page.
  requestAnimationFrame(() => {
    const counts = document.querySelectorAll('header a[aria-haspopup], [data-quote-bar] button')
    // The phone's bar is the last one.
    const count = [...counts].at(window.matchMedia('(width < 40em)').matches ? -1 : 0)
    if (!count) return
    const thumbnail = new Image(THUMBNAIL_PX, THUMBNAIL_PX)
    thumbnail.alt = ''
    thumbnail.decoding = 'sync'
    thumbnail.src = picture.currentSrc
    thumbnail.className =
      'pointer-events-none fixed top-0 left-0 z-40 size-6 rounded-full object-cover'
    document.body.append(thumbnail)
    const translate = [picture, count].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${x + (width - THUMBNAIL_PX) / 2}px ${y + (height - THUMBNAIL_PX) / 2}px`
    })
    const keyframes = { translate, scale: [2, 1], opacity: [1, 1, 0.4] }
    thumbnail.animate(keyframes, { duration: FLIGHT_MS, easing: 'ease-in-out' }).onfinish = () =>
      thumbnail.remove()
  })
}
