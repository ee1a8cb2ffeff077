/** A panel of our LED walls. Sample data. */
const PANEL = { sizeM: 0.5, pixels: 128 }

/** The pixels of a wall, from its size in metres: '768 × 384 pixels'. */
export function formatWallPixels({ width, height }: { width: number; height: number }): string {
  const toPixels = (metres: number) => Math.round(metres / PANEL.sizeM) * PANEL.pixels
  return `${toPixels(width)} × ${toPixels(height)} pixels`
}
