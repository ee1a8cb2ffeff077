import { formatRoomFields, parseRoomFields } from '../../hire/room/room-input'
import { useUrlState } from './use-url-state'

/** The visitor's room, in the URL. */
export const useRoomFields = () => useUrlState({ parse: parseRoomFields, format: formatRoomFields })
