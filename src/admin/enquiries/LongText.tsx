import { useState } from 'react'
import { TextButton } from '../TextButton'

const MAX_CHARACTERS = 1200
const MAX_LINES = 12

/** A text of a visitor. A long one is cut until the admin wants to see it all. */
export function LongText({ text }: { text: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES
  return (
    <div className="border-t border-line pt-4">
      <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${isLong && !showsAll ? 'line-clamp-12' : ''}`}>
        {text}
      </p>
      {isLong && (
        <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show less' : 'Show all'}
        </TextButton>
      )}
    </div>
  )
}
