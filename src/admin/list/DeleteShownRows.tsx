import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/ui/Button'
import type { DeleteResult } from '../../data/stored-rows'
import { formatCount, formatList } from '../../lib/text/quantities'
import { getNotAllowedMessage, type BannerMessage } from '../Banner'
import { DeleteDialog } from './DeleteDialog'

export type Item = { id: string; updatedAt: string }

/** The nouns for the rows of a list: 'Event', 'event', 'events'. */
export type Names = { title: string; one: string; many: string }

export type Deletion<Row> = {
  getQuestion: (item: Row) => string
  deleteItem: (item: Row) => Promise<DeleteResult<Row>>
  /** Called when it is not stored any more. */
  onDeleted?: (item: Row) => void
  /** For a list whose page can be deleted as a whole. */
  page?: {
    getQuestion: (items: readonly Row[]) => string
    /** Names an item that was not deleted. */
    getName: (item: Row) => string
  }
}

type Props<Row> = {
  /** The rows that are on the screen. */
  items: readonly Row[]
  names: Names
  deletion: Deletion<Row>
  page: NonNullable<Deletion<Row>['page']>
  showBanner: (message: BannerMessage) => void
  /** Called after some were deleted, or none. */
  onDone: () => void
}

/** Deletes the rows that are on the screen, each only if it is as it was shown. */
export function DeleteShownRows<Row extends Item>({
  items,
  names,
  deletion,
  page,
  showBanner,
  onDone,
}: Props<Row>) {
  // The list may change while the question is open.
  const [asked, setAsked] = useState<readonly Row[] | null>(null)

  const count = (rows: readonly Row[]) => formatCount(rows.length, names.one, names.many)

  async function handleDelete(rows: readonly Row[]) {
    const results = await Promise.all(
      rows.map(async (row) => {
        const { kind } = await deletion.deleteItem(row)
        // Somebody else may have deleted it first.
        const isDeleted = kind === 'deleted' || kind === 'gone'
        if (isDeleted) deletion.onDeleted?.(row)
        return { row, kind: isDeleted ? 'deleted' : kind }
      }),
    )
    // The dialog restores the focus before it moves on. Another question may have been opened meanwhile.
    flushSync(() => setAsked((current) => (current === rows ? null : current)))
    const getRows = (kind: string) =>
      results.filter((result) => result.kind === kind).map(({ row }) => row)
    const [deleted, changed, failed] = [getRows('deleted'), getRows('changed'), getRows('failed')]
    const problems = [
      changed.length > 0 &&
        `Not deleted, because someone changed ${changed.length === 1 ? 'it' : 'them'}: ${formatList(changed.map(page.getName))}.`,
      failed.length > 0 && `Failed to delete ${count(failed)}. Please try again.`,
      getRows('notAllowed').length > 0 && getNotAllowedMessage(names.many),
    ].filter(Boolean)
    showBanner(
      problems.length > 0
        ? {
            error: [deleted.length > 0 && `${count(deleted)} deleted.`, ...problems]
              .filter(Boolean)
              .join(' '),
          }
        : { success: `${count(deleted)} deleted successfully!` },
    )
    onDone()
  }

  return (
    <>
      {items.length > 1 && (
        <Button
          variant="danger"
          size="small"
          className="justify-self-start"
          onClick={() => setAsked(items)}
        >
          <Trash2 aria-hidden className="size-4" />
          <span>{`Delete These ${items.length}`}</span>
        </Button>
      )}
      {asked && (
        <DeleteDialog
          title={`Delete ${count(asked)}`}
          question={page.getQuestion(asked)}
          onDelete={() => handleDelete(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
