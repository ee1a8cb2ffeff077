import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/ui/Button'
import { deleteEnquiries } from '../../data/enquiries'
import { formatCount, formatNumber } from '../../lib/text/quantities'
import { type BannerMessage, getNotAllowedMessage } from '../Banner'
import { DeleteDialog } from '../list/DeleteDialog'
import { statusDrafts } from './EnquiryStatusForm'
import type { Enquiries } from './use-enquiries'

type Props = {
  enquiries: Enquiries
  userId: string
  showBanner: (message: BannerMessage) => void
  /** Called when the button has disappeared. */
  onDeleted: () => void
}

/** Deletes all enquiries that match the filters, after asking. Shows nothing without a filter. */
export function DeleteMatches({
  enquiries: { stored, query, isFiltered, reload },
  userId,
  showBanner,
  onDeleted,
}: Props) {
  /** The matches at the time of the question. */
  const [asked, setAsked] = useState<{ count: number; lastUpdate: string; query: typeof query } | null>(null)
  const count = stored?.matchCount ?? 0
  const lastUpdate = stored?.lastUpdate

  async function handleDelete({ count, lastUpdate, query }: NonNullable<typeof asked>) {
    const result = await deleteEnquiries(query, lastUpdate)
    flushSync(() => setAsked(null))
    if (!result.ok || !result.data) {
      const error = result.ok ? getNotAllowedMessage('enquiries') : 'Failed to delete the enquiries. Please try again.'
      showBanner({ error })
      return
    }
    for (const id of result.data) statusDrafts.remove(userId, id)
    const kept = count - result.data.length
    const deleted = `${formatCount(result.data.length, 'enquiry', 'enquiries')} deleted.`
    showBanner({
      success:
        kept > 0
          ? `${deleted} We left ${formatNumber(kept)} alone, because someone had just changed or deleted ${kept === 1 ? 'it' : 'them'}.`
          : deleted,
    })
    onDeleted()
    await reload()
  }

  return (
    <>
      {count > 1 && lastUpdate && isFiltered && (
        <Button
          variant="danger"
          size="small"
          className="justify-self-start"
          onClick={() => setAsked({ count, lastUpdate, query })}
        >
          <Trash2 aria-hidden className="size-4" />
          <span>{`Delete all ${formatNumber(count)} that match`}</span>
        </Button>
      )}
      {asked && (
        <DeleteDialog
          title="Delete Enquiries"
          question={`Are you sure you want to delete all ${formatCount(asked.count, 'enquiry', 'enquiries')} that match your filters?`}
          onDelete={() => handleDelete(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
