import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button'

type Props = {
  /** Mount a Dialog to open it; it asks to be unmounted by calling this. */
  onClose: () => void
  title: string
  /** Whether the title is shown, or only told to screen readers because the content has its own. */
  showTitle?: boolean
  size?: 'small' | 'medium' | 'wide' | 'full'
  closeLabel?: string
  className?: string
  children: ReactNode
}

const widths = {
  small: 'max-w-md',
  medium: 'max-w-2xl',
  wide: 'max-w-5xl',
  full: 'bg-night h-dvh max-h-none max-w-none rounded-none border-0 w-screen!',
} as const

/**
 * A modal on the native `<dialog>`: the browser keeps focus inside, closes the topmost one on Escape and gives focus
 * back to what had it. A press on the backdrop closes it too.
 */
export function Dialog({
  onClose,
  title,
  showTitle = true,
  size = 'medium',
  closeLabel = 'Close',
  className = '',
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (element && opener) element.style.transformOrigin = centreOf(opener)
    element?.showModal()
    return () => {
      element?.close()
      // Unmounting skips the browser's own return of focus.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  // A press that starts inside (selecting text, say) and ends on the backdrop must not close.
  const pressedBackdrop = useRef(false)
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current

  return (
    // The backdrop is part of the dialog element; the keyboard's way out is Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) onClose()
      }}
      onCancel={(event) => {
        // React owns whether it is open. The check keeps a nested file picker's or dialog's cancel from closing this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser may close it without asking, after a second Escape for one.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      className={`modal ${size === 'full' ? 'modal-from-opener' : ''} m-auto max-h-[90dvh] w-[calc(100%-1.5rem)] overscroll-contain rounded-plate border border-line text-soft shadow-spill ${size === 'full' ? '' : 'bg-raised'} ${widths[size]} ${className}`}
    >
      <div className={`flex items-start justify-between gap-4 ${showTitle ? 'px-6 pt-6' : ''}`}>
        <h2 id={titleId} className={showTitle ? 'text-block' : 'sr-only'}>
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          onClick={onClose}
          className={showTitle ? '' : 'absolute top-3 right-3 z-10 bg-night/80'}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}

/** Where a full-window dialog grows out of: what was pressed to open it. */
function centreOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return `${left + width / 2}px ${top + height / 2}px`
}
