import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../lib/browser/store'
import type { Gel } from '../lib/gels'

const gelStore = createStore<Gel | undefined>(undefined)
const levelStore = createStore(1)

/** The lamp of the logo: its colour, and how bright its beam is, from 0 to 1. */
export const useLamp = () => ({ gel: useStore(gelStore), level: useStore(levelStore) })

/** Gives the lamp the gel of a page while it is shown. */
export function useLampGel(gel: Gel | undefined): void {
  useLayoutEffect(() => {
    if (!gel) return undefined
    gelStore.set(gel)
    return () => gelStore.set(undefined)
  }, [gel])
}

/** Makes the lamp as bright as the room of a page while it is shown. */
export function useLampLevel(level: number): void {
  useLayoutEffect(() => {
    levelStore.set(level)
    return () => levelStore.set(1)
  }, [level])
}
