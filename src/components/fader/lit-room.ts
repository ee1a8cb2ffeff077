import { createStore } from '../../lib/browser/store'
import type { DescribedPicture } from '../../lib/pictures'

/** The scene of the room that the visitor has lit last, until the page is reloaded. Null if none. The form shows it. */
export const litRoomStore = createStore<DescribedPicture | null>(null)
