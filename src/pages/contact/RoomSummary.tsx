import { PageLink } from '../../components/links/PageLink'
import { removeRoomParagraph } from '../../lib/text/room-paragraph'
import { ROOM_PARAM } from '../../suitability/room/room-fields'
import { formatRoom, parseRoomParam, toRoomBrief } from '../../suitability/room/room-input'

type Props = {
  /** The link that the form was prefilled with. */
  link: string
  message: string
  onMessage: (message: string) => void
}

/** The room that the message names, with a way to change or remove it. */
export default function RoomSummary({ link, message, onMessage }: Props) {
  const [path = '', query = ''] = link.split('#')[0]?.split('?') ?? []
  const fields = parseRoomParam(new URLSearchParams(query).get(ROOM_PARAM))
  const brief = fields && toRoomBrief(fields)
  const rest = removeRoomParagraph(message)
  if (!brief || rest === message) return null
  const isQuote = path === '/av-hire'
  return (
    <section aria-label="Your room" className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <p className="flex-1 basis-60">
        <strong className="text-warm">Your room:</strong> <span>{formatRoom(brief)}</span>
      </p>
      <PageLink
        to={isQuote ? '/av-hire' : (link as '/packages')}
        state={isQuote ? { isQuoteOpen: true } : undefined}
        className="standalone-link text-warm"
      >
        Change
      </PageLink>
      <button
        type="button"
        onClick={() => onMessage(rest)}
        className="min-h-touch font-semibold text-warm underline underline-offset-4"
      >
        Remove
      </button>
    </section>
  )
}
