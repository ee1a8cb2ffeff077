import type { ReactNode } from 'react'
import { createStore, useStore } from '../lib/browser/store'

const messageStore = createStore<ReactNode>(null)

/** Shows a message on every page until it is replaced. Pass null to remove it. */
export const showSiteMessage = (message: ReactNode) => messageStore.set(message)

export const useSiteMessage = () => useStore(messageStore)
