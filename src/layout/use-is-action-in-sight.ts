import { useEffect, useState } from 'react'

/** The amber links and buttons of a page. Those of the layout do not count. */
const ACTIONS = 'main :is(a, button).bg-amber'

/** Whether the window shows an amber button of the page. True while prerendering and hydrating. */
export function useIsActionInSight(): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const shown = new Set<Element>()
    const update = () => setIsInSight([...shown].some((action) => action.matches(ACTIONS)))
    const intersections = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target)
        else shown.delete(target)
      }
      update()
    })
    // To observe an element twice changes nothing. An element that is removed is reported as not intersecting.
    function observeAll() {
      for (const action of document.querySelectorAll(ACTIONS)) intersections.observe(action)
      update()
    }
    const mutations = new MutationObserver(observeAll)
    observeAll()
    mutations.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })
    return () => {
      intersections.disconnect()
      mutations.disconnect()
    }
  }, [])
  return isInSight
}
