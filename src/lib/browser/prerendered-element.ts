/**
 * Finds an element of the prerendered HTML. Call it when a module loads, which is before React hydrates. Returns a function
 * that returns the element once, with what was typed into it before the app was ready. React may show another element: it
 * builds its own if an extension, such as a password manager, has changed the HTML.
 */
export function findPrerendered<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attribute: `[${string}]`,
) {
  const find = () => document.querySelector<HTMLElementTagNameMap[Tag]>(tag + attribute)
  let element = typeof document === 'undefined' ? null : find()
  return () => {
    const found = element
    element = null
    return found
  }
}
