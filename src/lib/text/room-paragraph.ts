/** The paragraph of an enquiry about the visitor's room. */
export const formatRoomParagraph = (room: string): string => `Our space: ${room}`
