import { useEffect, useState } from 'react'

const AMBER = 'bg-amber'

/** Whether the window shows an amber button of the page, apart from the layout's own. True while prerendering and hydrating. */
export function useIsActionInSight(): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const shown = new Set<Element>()
    const update = () => setIsInSight([...shown].some((action) => action.classList.contains(AMBER)))
    const intersections = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target)
        else shown.delete(target)
      }
      update()
    })
    const main = document.querySelector('main')
    // To observe an element twice changes nothing. One that is removed is reported as not intersecting.
    function observeAll() {
      for (const element of main?.getElementsByClassName(AMBER) ?? []) {
        if (['A', 'BUTTON'].includes(element.tagName)) intersections.observe(element)
      }
      update()
    }
    const mutations = new MutationObserver(observeAll)
    observeAll()
    if (main) mutations.observe(main, { childList: true, subtree: true })
    return () => {
      intersections.disconnect()
      mutations.disconnect()
    }
  }, [])
  return isInSight
}
