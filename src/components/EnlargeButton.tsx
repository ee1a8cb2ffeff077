import type { ReactNode } from 'react'

type Props = {
  /** A `Picture` with an alt text, from which the button takes its accessible name. */
  children: ReactNode
  onClick: () => void
  className?: string
}

/** A picture that opens enlarged. The children can style its hover state with `group-hover`. */
export function EnlargeButton({ children, onClick, className = '' }: Props) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={`group ${className}`}>
      {children}
      <span className="sr-only">: enlarge</span>
    </button>
  )
}
