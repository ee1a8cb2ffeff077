import { Search } from 'lucide-react'
import { type RefObject, useEffectEvent, useId, useLayoutEffect } from 'react'

type Props = {
  query: string
  onSearch: (query: string) => void
  onFocus: () => void
  /** Called when the visitor presses Enter or leaves the box. */
  onCommit: () => void
  inputRef: RefObject<HTMLInputElement | null>
  className?: string
}

export function SearchBox({ query, onSearch, onFocus, onCommit, inputRef, className = '' }: Props) {
  const id = useId()

  // Text that was typed into the prerendered page before it was hydrated.
  const readEarlyInput = useEffectEvent(() => {
    const value = inputRef.current?.value
    if (value && value !== query) onSearch(value)
  })
  useLayoutEffect(() => readEarlyInput(), [])

  return (
    <form
      role="search"
      // Without JavaScript this method does nothing. The default would reload the page.
      method="dialog"
      className={`relative ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onCommit()
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search the catalogue by name or description
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={inputRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Find What You Need"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        onFocus={onFocus}
        onBlur={onCommit}
        className="min-h-13 w-full rounded-full border border-control bg-raised pr-5 pl-12.5 text-base text-warm placeholder:text-muted hover:border-soft"
      />
    </form>
  )
}
