/** The accent colours, named after colour filters (gels) of stage lights. The values are in styles.css. */
export const gels = ['congo', 'rose', 'amber', 'teal', 'straw'] as const
export type Gel = (typeof gels)[number]
