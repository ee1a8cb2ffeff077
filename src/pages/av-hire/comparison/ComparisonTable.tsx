import type { ReactNode } from 'react'
import type { EquipmentItem } from '../../../content/equipment'
import { getComparisonRows } from '../../../hire/comparison-rows'

type Props = {
  items: readonly EquipmentItem[]
  /** Above an item's name. */
  renderPicture?: (item: EquipmentItem) => ReactNode
  /** Below an item's facts. */
  renderAction?: (item: EquipmentItem) => ReactNode
}

// The labels stay in view while the table scrolls sideways.
const labelClass = 'sticky left-0 z-10 w-26 border-line bg-inherit pr-2 pl-5 max-md:border-r sm:w-44 md:pl-6 print:pl-0'
const cellClass = 'py-2 pr-4 pl-2 md:pr-6'

/** A column for each item. Scrolls inside the element around it if the columns do not fit. */
export function ComparisonTable({ items, renderPicture, renderAction }: Props) {
  const rows = getComparisonRows(items)
  return (
    <table
      // Two columns fit on a phone. Of three, the second is cut off, which shows that the table scrolls.
      className={`w-full table-fixed border-separate border-spacing-0 text-left text-small print:min-w-0 ${items.length > 2 ? 'min-w-132' : 'min-w-86'}`}
    >
      <thead className="bg-raised">
        {renderPicture && (
          <Row label="Picture" isLabelHidden cells={items.map(renderPicture)} className="print:hidden" />
        )}
        <tr className="bg-inherit align-top">
          <th scope="col" className={labelClass}>
            <span className="sr-only">Item</span>
          </th>
          {items.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className={`${cellClass} font-display leading-tight font-extrabold hyphens-auto text-warm sm:text-card`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="bg-raised font-display font-extrabold text-warm tabular-nums">
        {rows
          .filter(({ isPrice }) => isPrice)
          .map(({ label, values }) => (
            <Row key={label} label={label} cells={values} labelClassName="text-muted" />
          ))}
      </tbody>
      <tbody className="bg-paper [&_:is(td,th)]:border-t [&_:is(td,th)]:border-paper-line">
        {rows
          .filter(({ isPrice }) => !isPrice)
          .map(({ label, values }) => (
            <Row
              key={label}
              label={label}
              cells={values}
              className={new Set(values).size > 1 ? 'font-semibold text-paper-ink' : 'text-paper-muted'}
              labelClassName="text-paper-muted"
            />
          ))}
      </tbody>
      {renderAction && (
        <tfoot className="bg-raised print:hidden">
          <Row label="Your quote" isLabelHidden cells={items.map(renderAction)} className="*:align-middle" />
        </tfoot>
      )}
    </table>
  )
}

type RowProps = {
  label: string
  isLabelHidden?: boolean
  cells: readonly ReactNode[]
  className?: string
  labelClassName?: string
}

function Row({ label, isLabelHidden = false, cells, className = '', labelClassName = '' }: RowProps) {
  return (
    <tr className={`bg-inherit align-baseline print:break-inside-avoid ${className}`}>
      <th scope="row" className={`py-2 font-mono text-spec font-normal ${labelClass} ${labelClassName}`}>
        {isLabelHidden ? <span className="sr-only">{label}</span> : label}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={cellClass}>
          {cell || <NotApplicable />}
        </td>
      ))}
    </tr>
  )
}

function NotApplicable() {
  return (
    <>
      <span aria-hidden>·</span>
      <span className="sr-only">doesn't apply</span>
    </>
  )
}
