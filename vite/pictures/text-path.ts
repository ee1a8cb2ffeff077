import { openSync, type Font } from 'fontkit'

const fonts = new Map<string, Font>()

/** Reads a font file, WOFF2 included. */
export function readFont(file: string): Font {
  const cached = fonts.get(file)
  if (cached) return cached
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} has more than one font`)
  fonts.set(file, font)
  return font
}

/**
 * Returns a line of text as SVG paths, which look the same on every machine: librsvg would draw a text element with the
 * fonts of the system. The first baseline starts at 0, 0. `size` and `width` are in pixels, `tracking` in em. Throws if
 * the font lacks a character.
 */
export function createTextPath(font: Font, text: string, size: number, tracking = 0): { svg: string; width: number } {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let x = 0
  const paths = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`${font.fullName} has no character for all of "${text}"`)
    const start = x
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
    return `<path transform="translate(${start.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
  })
  return { svg: paths.join(''), width: x }
}
