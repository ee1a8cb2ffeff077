type Props = { notes: string; headingLevel?: 2 | 3; className: string }

/** Notes before hiring an item, with a line of the category's colour beside them. */
export function ItemNotes({ notes, headingLevel = 3, className }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`border-l-2 border-gel pl-4 text-small ${className}`}>
      <Heading className="font-text text-small font-semibold tracking-normal">Notes</Heading>
      <p>{notes}</p>
    </div>
  )
}
