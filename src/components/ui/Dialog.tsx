import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { IconButton } from './Button'

type Props = {
  onClose: () => void
  title: string
  /** False if the content shows its own title. Screen readers still announce this one. */
  showTitle?: boolean
  size?: 'small' | 'medium' | 'wide' | 'full'
  closeLabel?: string
  /** Selector of elements that act as the backdrop. */
  backdrop?: string
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
 * A modal dialog on the native `<dialog>` element: the browser traps the focus and closes the topmost dialog on Escape.
 * A press on the backdrop closes it too. Closing restores the focus to the element that had it before, or moves it to the
 * heading of the page if that element is gone.
 */
export function Dialog({
  onClose,
  title,
  showTitle = true,
  size = 'medium',
  closeLabel = 'Close',
  backdrop,
  className = '',
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // The browser does not restore the focus when an open dialog is removed from the document.
      const isOpenerGone = !opener?.isConnected || opener === document.body
      const target = isOpenerGone ? document.querySelector('main h1') : opener
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [])

  // A press that starts inside the dialog, for example to select text, must not close it on the backdrop.
  const pressStartedOnBackdrop = useRef(false)
  const isBackdrop = ({ target }: MouseEvent) =>
    target === dialog.current || (backdrop !== undefined && (target as Element).matches(backdrop))

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    // React passes on the events of nested dialogs, and a file field can be cancelled.
    if (event.target !== event.currentTarget) return
    // Escape: the dialog stays open until the history has gone back.
    event.preventDefault()
    // In development React opens each dialog twice.
    if (event.type === 'cancel' || !event.currentTarget.open) onClose()
  }

  return (
    // The backdrop is part of the dialog element. Keyboard users close it with Escape or the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        pressStartedOnBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (pressStartedOnBackdrop.current && isBackdrop(event)) onClose()
      }}
      onCancel={handleClose}
      onClose={handleClose}
      className={`modal m-auto max-h-[90dvh] w-[calc(100%-1.5rem)] overscroll-contain rounded-card border border-line text-soft shadow-spill ${size === 'full' ? '' : 'bg-raised'} ${widths[size]} ${className}`}
    >
      {/* Stays in view while the content scrolls below it. */}
      <div
        className={`sticky z-20 flex h-0 justify-end ${showTitle ? 'top-6 pr-6' : 'top-3 pr-3'}`}
      >
        <IconButton label={closeLabel} onClick={onClose} className="bg-night/80">
          <X aria-hidden />
        </IconButton>
      </div>
      <h2 id={titleId} className={showTitle ? 'min-h-17 pt-6 pr-21 pl-6 text-card' : 'sr-only'}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
