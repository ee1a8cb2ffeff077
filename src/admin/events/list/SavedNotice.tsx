import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../../components/ui/Button'

type Props = {
  title: string
  /** The page of the list that has the event, or null if the filters exclude it. */
  page: number | null
  onShow: () => void
  onClose: () => void
}

/** Shows where the saved event is in the list, if it is not on the current page. The list itself stays as it is. */
export function SavedNotice({ title, page, onShow, onClose }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // The button that opened the form was removed together with its card.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])

  return (
    <div
      ref={ref}
      role="group"
      aria-label="Saved event"
      tabIndex={-1}
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-field border border-edge bg-plate p-4 shadow-lit outline-none"
    >
      <p role="status" className="line-clamp-4 min-w-0 flex-1 basis-48 text-small wrap-anywhere text-warm">
        {`"${title}" ${page === null ? "doesn't match the filters" : `is now on page ${page} of the list`}.`}
      </p>
      <div className="flex gap-2">
        <Button size="small" variant="primary" onClick={onShow}>
          Show It
        </Button>
        <IconButton label="Close this message" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
