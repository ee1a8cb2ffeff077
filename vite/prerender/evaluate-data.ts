/** The exports of every data module, by its path from the root. */
export const dataModules = import.meta.glob<Record<string, unknown>>('/src/**/*.data.ts', {
  eager: true,
})
