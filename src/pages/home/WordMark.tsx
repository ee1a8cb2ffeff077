import type { ReactNode } from 'react'
import type { ClientLogo } from '../../content/clients'

/** The sign above each venue's name, drawn on a 40 by 24 field. One colour: the text's. */
const signs: Record<ClientLogo, ReactNode> = {
  'wattlebird-hall': <path d="M2 20c8-2 13-8 15-17 3 6 8 9 15 9l6 2-6 2c-7 4-19 6-30 4z" />,
  'cape-marlow-surf-club': <path d="M2 20c6 0 8-3 11-8s8-9 14-7c5 2 6 7 2 9 1-4-3-6-6-4-4 3-1 10 8 10z" />,
  'tin-lantern-theatre': <path d="M14 5h12l3 4v9l-3 4H14l-3-4V9zm3-4h6v3h-6zm-2 9v8h3v-8zm7 0v8h3v-8z" />,
  'kestrel-wharf': <path d="M3 4h4v16H3zm30 0h4v16h-4zM9 9h22v4H9zm4 6h4v5h-4zm10 0h4v5h-4z" />,
  'the-foghorn-room': <path d="M6 9h7l15-7v20l-15-7H6zm26-2 5-2v2l-5 2zm0 4h6v2h-6zm0 4 5 2v2l-5-2z" />,
  'quandong-gardens': <path d="M20 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm-1-1c-1-3 1-5 5-5-1 3-2 5-5 5z" />,
}

/** A venue's name set as a mark. */
export function WordMark({ name, logo }: { name: string; logo: ClientLogo }) {
  const lines = breakName(name)
  return (
    <svg viewBox="0 0 200 104" role="img" aria-label={name} className="h-full max-h-24 w-full" fill="currentColor">
      <g transform="translate(76 4) scale(1.2)" fillRule="evenodd">
        {signs[logo]}
      </g>
      <g textAnchor="middle" className="font-display font-extrabold uppercase" fontSize="21" letterSpacing="0.5">
        {lines.map((line, index) => (
          <text key={line} x="100" y={60 + index * 26 + (lines.length === 1 ? 12 : 0)}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** Two lines of which the second holds all but the first word or two. */
function breakName(name: string): string[] {
  const words = name.split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}
