type Props = {
  x: number
  y: number
  /** The size of a letter in metres. */
  letter: number
  className: string
  turned?: boolean
  textAnchor?: 'middle' | 'end'
  /** Whether it has an outline in the colour of the ground. */
  hasHalo?: boolean
  children: string
}

/** A text in the drawing. Scaled, because browsers round font sizes below one pixel. */
export function Label({ x, y, letter, className, turned, textAnchor = 'middle', hasHalo, children }: Props) {
  return (
    <text
      transform={`translate(${x} ${y}) ${turned ? 'rotate(-90) ' : ''}scale(${letter / 10})`}
      fontSize={10}
      dy="0.35em"
      textAnchor={textAnchor}
      fill="currentColor"
      stroke="none"
      strokeWidth={4}
      className={`${className} ${hasHalo ? 'stroke-raised [paint-order:stroke] print:stroke-[white]' : ''}`}
    >
      {children}
    </text>
  )
}
