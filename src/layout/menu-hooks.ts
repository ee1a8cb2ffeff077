import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'

/** Like `useState`, but every navigation resets the value to `initial`. */
export function useStateUntilNavigation<Value>(
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation()
  const [value, setValue] = useState(initial)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setValue(initial)
  }
  return [value, setValue]
}

/**
 * While a menu is open, calls `close` on Escape, wherever the focus is, on a click on a link, and when something outside of
 * `root` is pressed, which Safari may not focus, or gets the focus. Escape moves the focus from the menu to its button, the
 * first in `root`.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onDismiss = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onDismiss()
      if (root.current?.contains(document.activeElement))
        root.current.querySelector('button')?.focus()
    }
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onDismiss()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) onDismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [root, isOpen])
}
