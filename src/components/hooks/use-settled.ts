import { useEffect, useState } from 'react'

/** A visitor who pauses for longer has stopped typing. */
const SETTLED_MS = 900

/** A text that follows another one when that has stopped changing, for what screen readers announce. It is empty at first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
