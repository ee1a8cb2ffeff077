import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../components/ui/Button'

export type PageNavProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  onChange: (page: number) => void
}

/** Buttons to the next and the previous page of the list. Shows nothing if there is only one. */
export function PageNav({ page, pageCount, onChange }: PageNavProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="Pages of the list" className="flex items-center justify-center gap-4">
      <Button disabled={page === 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden className="size-4.5" />
        Previous
      </Button>
      <span className="tabular-nums">{`${page} of ${pageCount}`}</span>
      <Button disabled={page === pageCount} onClick={() => onChange(page + 1)}>
        Next
        <ChevronRight aria-hidden className="size-4.5" />
      </Button>
    </nav>
  )
}
