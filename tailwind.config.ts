import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { gels } from './src/lib/gels.ts'
import { screens } from './src/lib/screens.ts'

const { amber } = gels

/** Shadows are glows in the current gel. */
const glow = (spread: string, strength: number) =>
  `${spread} color-mix(in oklab, var(--gel, ${amber}) ${strength}%, transparent)`

/**
 * The design tokens. Backgrounds are near-black with a tint of plum. `amber` is for calls to action and
 * the focus ring. `gel` is the accent colour of the closest `data-gel` attribute.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    screens,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      night: '#0b0a13',
      raised: '#13111f',
      plate: '#1c192b',
      line: 'rgb(236 230 255 / 0.12)',
      edge: 'rgb(236 230 255 / 0.26)',
      /** The border of form controls: contrast of 3:1 on every dark background. */
      control: '#767088',
      warm: '#f7f1e6',
      soft: '#c9c3d6',
      muted: '#a39db4',
      ...gels,
      rose: { DEFAULT: gels.rose, light: '#ff9db9' },
      amber: { DEFAULT: amber, light: '#ffc453', ink: '#1a1000' },
      teal: { DEFAULT: gels.teal, ink: '#00201c' },
      paper: {
        DEFAULT: '#f4ede0',
        ink: '#14101f',
        text: '#453f52',
        muted: '#655e73',
        line: '#14101f2e',
      },
      gel: 'var(--gel)',
    },
    fontFamily: {
      display: [
        '"Archivo Expanded"',
        '"Archivo Expanded Fallback"',
        '"Archivo Expanded Android"',
        'sans-serif',
      ],
      text: ['"Hanken Grotesk"', '"Hanken Grotesk Fallback"', 'system-ui', 'sans-serif'],
      mono: ['"Martian Mono"', '"Martian Mono Fallback"', 'ui-monospace', 'monospace'],
    },
    fontSize: {
      /** Six sizes at 1280 px: 15, 17, 21, 36, 56 and 69. Some have two names, because their line height differs. */
      label: ['0.9375rem', { lineHeight: '1.4' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      card: [
        'clamp(1.1875rem, 1.1rem + 0.3vw, 1.3125rem)',
        { lineHeight: '1.16', letterSpacing: '-0.012em' },
      ],
      price: ['1.3125rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      /** h2 */
      section: [
        'clamp(1.5rem, 1.2rem + 1.35vw, 2.25rem)',
        { lineHeight: '1.08', letterSpacing: '-0.02em' },
      ],
      /** h1 */
      title: [
        'clamp(2.125rem, 1.35rem + 2.7vw, 3.5rem)',
        { lineHeight: '1.02', letterSpacing: '-0.024em' },
      ],
      /** The price under the visitor's hand: the largest text of its screen. */
      amount: [
        'clamp(3rem, 2.5rem + 2.3vw, 4.5rem)',
        { lineHeight: '1', letterSpacing: '-0.03em' },
      ],
    },
    extend: {
      spacing: {
        gutter: 'clamp(1.25rem, 5vw, 4.5rem)',
        /** Between two sections on the night, and where paper or a picture begins. */
        section: 'clamp(2.125rem, 7.5vw, 6rem)',
        break: 'clamp(2.125rem, 10.6vw, 8.5rem)',
        touch: '2.75rem',
      },
      /** `card` is for cards, pictures and dialogs, `field` for form controls and what is inside a card. Buttons are round. */
      borderRadius: { card: '1rem', field: '0.75rem' },
      boxShadow: {
        foot: glow('0 -6px 26px 2px', 100),
        lit: glow('0 40px 80px -40px', 100),
        spill: glow('0 60px 120px -60px', 55),
        dot: glow('0 0 14px 2px', 70),
        menu: '0 30px 60px -20px rgb(0 0 0 / 0.9)',
        action: `0 10px 40px -12px ${amber}8c`,
      },
      animation: { progress: 'progress 8s cubic-bezier(0, 0.6, 0.2, 1) forwards' },
      transitionTimingFunction: { standard: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      transitionDuration: { 600: '600ms' },
    },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addBase({ ':root': { '--gel': amber } })
      for (const [name, colour] of Object.entries(gels))
        tailwind.addBase({ [`[data-gel='${name}']`]: { '--gel': colour } })
    }),
  ],
} satisfies Config
