import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { ROOM_PARAM } from '../../suitability/room/room-fields'
import { useHydrated } from '../hooks/use-hydrated'

const RoomFromLinkDialog = lazyWithPreload(() => import('./RoomFromLinkDialog'))

/** Shows the room of a link, which the visitor takes or leaves. */
export function RoomFromLink() {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  // A quote in the same link has its own question, which comes first.
  if (!isHydrated || !params.has(ROOM_PARAM) || params.has('list')) return null
  return (
    <Suspense>
      <RoomFromLinkDialog />
    </Suspense>
  )
}
