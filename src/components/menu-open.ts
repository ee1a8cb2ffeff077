import { createStore } from '../lib/browser/store'

/** Whether the menu of a phone is open, which covers most of the page. */
export const menuOpenStore = createStore(false)
