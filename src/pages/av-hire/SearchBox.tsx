import { Search } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  query: string
  onSearch: (query: string) => void
  /** The visitor has turned to something else, or pressed Enter. */
  onSettle: () => void
  input: RefObject<HTMLInputElement | null>
  className?: string
}

export function SearchBox({ query, onSearch, onSettle, input, className = '' }: Props) {
  const id = useId()

  // What was typed before this code was there to listen stands in the box already.
  const onTypedEarly = useRef(onSearch)
  useLayoutEffect(() => {
    if (input.current?.value) onTypedEarly.current(input.current.value)
  }, [input])

  return (
    <form
      role="search"
      className={`relative ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSettle()
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
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Find What You Need"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        onBlur={onSettle}
        className="min-h-13 w-full rounded-full border border-control bg-raised pr-5 pl-12.5 text-base text-warm placeholder:text-muted hover:border-soft"
      />
    </form>
  )
}
