import { Button } from '../../components/ui/Button'
import { Notice } from '../Notice'

type Props = {
  /** The plural noun for the rows. */
  what: string
  /** Whether an earlier list is shown. */
  isOutdated: boolean
  onRetry: () => void
}

/** Says that a list could not be loaded, so that it does not look like an empty one. */
export function LoadFailure({ what, isOutdated, onRetry }: Props) {
  return (
    <Notice
      role="alert"
      title={isOutdated ? "The list didn't refresh" : `The ${what} could not be loaded`}
      actions={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isOutdated && 'It may not show the latest changes. '}
      Check your connection and try again.
    </Notice>
  )
}
