import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Finds an element of the prerendered HTML, with what was typed into it before the app was ready. Call it when a module loads,
 * which is before React hydrates. React may show another element: it builds its own if an extension, such as a password
 * manager, has changed the HTML. Returns a hook, whose callback gets the element when the first component has been mounted,
 * and null later.
 */
export function findEarlyInput<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attribute: `[${string}]`,
) {
  type Element = HTMLElementTagNameMap[Tag]
  let element =
    typeof document === 'undefined' ? null : document.querySelector<Element>(tag + attribute)

  return function useEarlyInput(onMount: (element: Element | null) => void): void {
    const handleMount = useEffectEvent(onMount)
    // A layout effect, because a form may be submitted right after hydration.
    useLayoutEffect(() => {
      const found = element
      element = null
      handleMount(found)
    }, [])
  }
}
