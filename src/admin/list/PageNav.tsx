import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../components/ui/Button'
import { SelectField } from '../../components/ui/Field'

type Props = { page: number; pageCount: number; onChange: (page: number) => void }

/** Links to the other pages of the list. Shows nothing if there is only one. */
export function PageNav({ page, pageCount, onChange }: Props) {
  if (pageCount === 1) return null
  const options = Array.from({ length: pageCount }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1} of ${pageCount}`,
  }))
  return (
    <nav aria-label="Pages of the list" className="flex items-end justify-center gap-3">
      <Button disabled={page === 1} onClick={() => onChange(page - 1)} className="min-h-13 max-sm:px-4">
        <ChevronLeft aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <SelectField
        label="Page"
        options={options}
        value={String(page)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-34"
      />
      <Button disabled={page === pageCount} onClick={() => onChange(page + 1)} className="min-h-13 max-sm:px-4">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden className="size-4.5" />
      </Button>
    </nav>
  )
}
