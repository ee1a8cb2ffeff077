import type { ReactNode } from 'react'

type Props = {
  /** Contains a `Picture` whose alt text is the button's accessible name. */
  children: ReactNode
  onClick: () => void
  className?: string
}

/** A picture that opens an enlarged view when pressed. The children can style its hover state with `group-hover`. */
export function EnlargeButton({ children, onClick, className = '' }: Props) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={`group ${className}`}>
      {children}
      <span className="sr-only">: enlarge</span>
    </button>
  )
}
