import { Button } from '../../../components/ui/Button'
import { Notice } from '../../Notice'

type Props = { title: string; onResume: () => void; onDiscard: () => void }

/** Offers the draft of a form that was closed without saving. */
export function DraftNotice({ title, onResume, onDiscard }: Props) {
  return (
    <Notice
      title="You have an unsaved event"
      actions={
        <>
          <Button size="small" variant="primary" onClick={onResume}>
            Continue Editing
          </Button>
          <Button size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {title ? `"${title}"` : 'It has no title yet.'}
    </Notice>
  )
}
