import { createStoredStore, useStore } from '../../lib/browser/store'
import { noRoom, parseRoomFields, type RoomFields } from './room-fields'

const roomStore = createStoredStore('room', parseRoomFields, noRoom)

export const setRoom = (fields: RoomFields): void => roomStore.set(fields)

/** The visitor's room, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating. */
export const useRoom = (): RoomFields => useStore(roomStore)
