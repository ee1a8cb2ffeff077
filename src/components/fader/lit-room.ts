import { createStore } from '../../lib/browser/store'
import type { DescribedPicture } from '../../lib/pictures'

type LitRoom = {
  scene: DescribedPicture
  /** 'Weddings Diamond, from $1,980 incl. GST for 5 hours'. */
  text: string
}

/** The room that the visitor has lit last, until the page is reloaded. Null if none. The contact page shows it. */
export const litRoomStore = createStore<LitRoom | null>(null)
