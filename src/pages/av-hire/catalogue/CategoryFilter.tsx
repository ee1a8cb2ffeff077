import { equipmentCategories, type EquipmentCategory, equipment } from '../../../content/equipment'

type Props = { selected: EquipmentCategory | null; onSelect: (category: EquipmentCategory | null) => void }

const allCategories = { id: null, name: `All ${equipment.length}`, gel: undefined }

/** One button per category. On a narrow screen the row scrolls sideways, and the pressed button to its centre. */
export function CategoryFilter({ selected, onSelect }: Props) {
  return (
    <div
      role="group"
      aria-label="Category"
      className="-mx-gutter flex [scrollbar-width:none] gap-2.5 overflow-x-auto px-gutter py-1.5 md:mx-0 md:flex-wrap md:px-0"
    >
      {[allCategories, ...equipmentCategories].map(({ id, name, gel }) => (
        <button
          key={name}
          type="button"
          data-gel={gel}
          aria-pressed={selected === id}
          onClick={({ currentTarget }) => {
            onSelect(id)
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
          className="flex min-h-touch shrink-0 items-center gap-2.5 rounded-full border border-control px-4.5 text-small font-medium text-soft transition-colors duration-200 hover:border-warm hover:text-warm aria-pressed:border-warm aria-pressed:bg-warm aria-pressed:text-night forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
        >
          {gel && <span aria-hidden className="size-2 rounded-full bg-gel" />}
          {name}
        </button>
      ))}
    </div>
  )
}
