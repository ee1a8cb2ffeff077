/**
 * Folds an element that is above the part of its list that is in view and does not have the focus. What is in view stays
 * where it is, also in browsers that do not keep it there when something above it changes its height.
 */
export function foldAboveView(details: HTMLDetailsElement | null) {
  const scroller = details && findScroller(details)
  if (!scroller || !details.open || details.contains(document.activeElement)) return
  if (details.getBoundingClientRect().bottom > scroller.getBoundingClientRect().top) return
  const { scrollTop } = scroller
  const { offsetHeight } = details
  details.open = false
  scroller.scrollTop = scrollTop - (offsetHeight - details.offsetHeight)
}

function findScroller(element: HTMLElement): HTMLElement | null {
  const { parentElement } = element
  return !parentElement || parentElement.scrollTop > 0 ? parentElement : findScroller(parentElement)
}
