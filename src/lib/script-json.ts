/** Serializes data for a script element. Without the escape, a "<" in a text could close that element. */
export const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
