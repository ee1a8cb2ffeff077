import { useSearchParams } from 'react-router-dom'
import { isRoomEmpty, ROOM_PARAM, type RoomFields, setRoom, useRoom } from '../../suitability/room/room-fields'
import { formatRoom, formatRoomParam, parseRoomParam, toRoomBrief } from '../../suitability/room/room-input'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** The room of a link, with the question whether to use it. */
export default function RoomFromLinkDialog() {
  const [params, setParams] = useSearchParams()
  const own = useRoom()
  const linked = parseRoomParam(params.get(ROOM_PARAM))
  if (!linked) return null

  function close(fields?: RoomFields) {
    if (fields) setRoom(fields)
    const rest = new URLSearchParams(params)
    rest.delete(ROOM_PARAM)
    setParams(rest, { replace: true, state: { keepScroll: true } })
  }

  const isSame = formatRoomParam(own) === formatRoomParam(linked)
  return (
    <Dialog title="Room from a link" size="small" onClose={() => close()} className="print:hidden">
      <div className="grid gap-4 px-6 py-6">
        <p>
          {formatFields(linked)}.{' '}
          {isSame
            ? "It's the same as your own."
            : isRoomEmpty(own)
              ? 'Use it, and each package and your hire quote tell you if they suit it.'
              : `Yours is ${formatFields(own)}. The room from the link takes its place.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => close(linked)}>
            {isSame ? 'OK' : 'Use this room'}
          </Button>
          {!isSame && <Button onClick={() => close()}>{isRoomEmpty(own) ? 'No, thanks' : 'Keep mine'}</Button>}
        </div>
      </div>
    </Dialog>
  )
}

function formatFields(fields: RoomFields): string {
  const brief = toRoomBrief(fields)
  return brief ? formatRoom(brief) : 'not complete'
}
