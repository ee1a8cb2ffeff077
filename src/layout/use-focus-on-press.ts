import { useEffect } from 'react'

/** Focuses a pressed button or link, as all browsers but Safari do, so that a dialog can return the focus to it. */
export function useFocusOnPress(): void {
  useEffect(() => {
    const handleClick = ({ target, detail }: MouseEvent) => {
      // Without a pointer: a key press, or Enter in a form, which clicks its submit button.
      if (detail === 0 || !(target instanceof Element)) return
      const pressed = target.closest<HTMLElement>('button, a')
      if (!pressed?.contains(document.activeElement)) pressed?.focus({ preventScroll: true })
    }
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])
}
