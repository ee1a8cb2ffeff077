import type { ReactNode } from 'react'
import { useHydrated } from '../../components/hooks/use-hydrated'
import type { Client } from '../../content/clients'

const WIDE_TEXT = 'font-display font-extrabold'
const SMALL_TEXT = 'font-text font-semibold uppercase'

/** One for each venue of `content/clients.ts`, drawn in a 200 by 100 view box, in the text colour. `textLength` keeps a line's width in every font. */
const marks: Record<Client['name'], ReactNode> = {
  // A bird above the name, and 'Hall' between two lines.
  'Wattlebird Hall': (
    <>
      <path d="M60 32c22-1 35-10 41-29 4 12 11 18 23 19l17-3-13 8c-11 13-38 17-68 5z" />
      <text className={WIDE_TEXT} x="10" y="66" fontSize="30" textLength="180">
        Wattlebird
      </text>
      <path d="M12 82h62v2H12zm114 0h62v2h-62z" />
      <text className={SMALL_TEXT} x="82" y="88" fontSize="15" textLength="38">
        Hall
      </text>
    </>
  ),
  // The sun sets behind the waves.
  'Cape Marlow Surf Club': (
    <>
      <path d="M80 28a20 20 0 0 1 40 0z" />
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M44 36q14 8 28 0t28 0 28 0 28 0M66 46q8.5 6 17 0t17 0 17 0 17 0" />
      </g>
      <g transform="skewX(-10)">
        <text className={`${WIDE_TEXT} uppercase`} x="24" y="74" fontSize="19" textLength="180">
          Cape Marlow
        </text>
      </g>
      <text className={SMALL_TEXT} x="50" y="95" fontSize="14" textLength="100">
        Surf Club
      </text>
    </>
  ),
  // A cinema sign with light bulbs around it.
  'Tin Lantern Theatre': (
    <>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <rect x="8" y="6" width="184" height="88" rx="12" strokeWidth="5" strokeDasharray="0 10.2" />
        <rect x="17" y="15" width="166" height="70" rx="5" strokeWidth="1.5" />
      </g>
      <text className={`${WIDE_TEXT} uppercase`} x="28" y="52" fontSize="18" textLength="144">
        Tin Lantern
      </text>
      <text className={SMALL_TEXT} x="50" y="73" fontSize="14" textLength="100">
        Theatre
      </text>
    </>
  ),
  // A flying bird above the piles of a jetty.
  'Kestrel Wharf': (
    <>
      <path d="M56 6c18 2 32 8 44 19 12-11 26-17 44-19-16 8-28 17-35 31h-18C84 23 72 14 56 6z" />
      <text className={`${WIDE_TEXT} uppercase`} x="16" y="68" fontSize="27" textLength="168">
        Kestrel
      </text>
      <path d="M16 76h168v4H16zm8 7h6v14h-6zm22 0h6v14h-6zm102 0h6v14h-6zm22 0h6v14h-6z" />
      <text className={SMALL_TEXT} x="66" y="97" fontSize="14" textLength="68">
        Wharf
      </text>
    </>
  ),
  // The name in lower case, with sound waves on its right.
  'The Foghorn Room': (
    <>
      <text className={SMALL_TEXT} x="10" y="28" fontSize="14" textLength="36">
        The
      </text>
      <text className={WIDE_TEXT} x="8" y="60" fontSize="30" textLength="138">
        foghorn
      </text>
      <text className={SMALL_TEXT} x="10" y="84" fontSize="17" textLength="90">
        Room
      </text>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <path d="M156 40q7 10 0 20M168 31q13 19 0 38M180 22q19 28 0 56" />
      </g>
    </>
  ),
  // The fruit with its leaf is the first letter.
  'Quandong Gardens': (
    <>
      <path
        fillRule="evenodd"
        d="M30 28a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm0 9a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM30 25c-2-14 8-22 26-20-3 14-12 21-26 20z"
      />
      <path d="m36 55 18 14-6 7-18-14z" />
      <text className={WIDE_TEXT} x="57" y="62" fontSize="26" textLength="135">
        uandong
      </text>
      <text className={SMALL_TEXT} x="59" y="86" fontSize="18" textLength="118">
        Gardens
      </text>
    </>
  ),
}

/** A venue's word-mark. Prerendered as its plain name, which is less HTML, and drawn after hydration. */
export function WordMark({ name }: Client) {
  const hydrated = useHydrated()
  return (
    <svg viewBox="0 0 200 100" role="img" aria-label={name} className="max-h-26 w-full" fill="currentColor">
      {hydrated ? (
        marks[name]
      ) : (
        <text x="100" y="56" textAnchor="middle">
          {name}
        </text>
      )}
    </svg>
  )
}
