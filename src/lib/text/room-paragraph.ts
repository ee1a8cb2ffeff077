const START = 'Our space: '

/** The paragraph of an enquiry about the visitor's room. */
export const formatRoomParagraph = (room: string): string => START + room

/** A message without that paragraph. */
export const removeRoomParagraph = (message: string): string =>
  message
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(START))
    .join('\n\n')
