import { type Dispatch, type SetStateAction, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Like `useState`, but every navigation resets the value to `initial`. */
export function useStateUntilNavigation<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation()
  const [value, setValue] = useState(initial)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setValue(initial)
  }
  return [value, setValue]
}
