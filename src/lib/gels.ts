/** The accent colours, named after the lighting gels they come from (values in tailwind.config.ts). */
export const gels = ['congo', 'rose', 'amber', 'teal', 'straw'] as const
export type Gel = (typeof gels)[number]
