import { encode } from 'uqr'

/** The white margin that scanners need, in modules (the squares of the code). */
const QUIET_ZONE = 4

/** Smaller modules are hard to scan from paper. */
const MODULE_MM = 0.5
const MIN_SIZE_MM = 30

/** A QR code for print. A longer text makes it larger. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const width = `${Math.max(MIN_SIZE_MM, size * MODULE_MM)}mm`
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ width, height: width }}
      className="shrink-0"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
