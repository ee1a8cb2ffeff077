import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/ui/Button'
import { Notice } from '../../Notice'
import type { EventDraft } from './event-draft'
import type { EventEditor } from './use-event-editor'

const getTitle = ({ fields }: EventDraft) => (fields.title.trim() ? `"${fields.title.trim()}"` : 'No title yet')

/** Offers to continue the latest draft, and to restore the one that was discarded last. */
export function DraftNotices({ editor: { draft, discarded, ...editor } }: { editor: EventEditor }) {
  const continueRef = useRef<HTMLButtonElement>(null)
  const undoRef = useRef<HTMLButtonElement>(null)

  // The button that was pressed disappears, or is now about another draft.
  function handleDiscard() {
    flushSync(editor.discardDraft)
    undoRef.current?.focus()
  }

  function handleUndo() {
    flushSync(editor.restoreDraft)
    continueRef.current?.focus()
  }

  return (
    <>
      {discarded && (
        <Notice
          role="alert"
          title="You discarded an unsaved event"
          actions={
            <Button ref={undoRef} size="small" onClick={handleUndo}>
              Undo
            </Button>
          }
        >
          {getTitle(discarded)}
        </Notice>
      )}
      {draft && (
        <Notice
          title="You have an unsaved event"
          actions={
            <>
              <Button ref={continueRef} size="small" variant="primary" onClick={editor.resumeDraft}>
                Continue Editing
              </Button>
              <Button size="small" onClick={handleDiscard}>
                Discard
              </Button>
            </>
          }
        >
          {getTitle(draft)}
        </Notice>
      )}
    </>
  )
}
