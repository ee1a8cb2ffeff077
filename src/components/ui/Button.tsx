import type { ComponentProps } from 'react'
import { PageLink } from '../PageLink'

const looks = {
  /** The call to action: amber, at most one in a group. */
  primary:
    'border-amber bg-amber text-amber-ink shadow-action hover:border-amber-light hover:bg-amber-light disabled:border-edge disabled:bg-plate disabled:text-muted disabled:shadow-none',
  outline: 'border-edge text-warm hover:border-warm disabled:text-muted disabled:hover:border-edge',
  /** On paper, where the outline's own colours would not show. */
  ink: 'border-paper-ink bg-paper-ink text-paper hover:bg-paper-text',
  danger: 'border-rose/60 text-rose-light hover:border-rose hover:bg-rose/10',
  /** Says that something is done, such as an item that stands in the quote. */
  done: 'border-teal bg-teal/10 text-teal',
} as const

const sizes = {
  medium: 'min-h-12 px-6 text-base',
  small: 'min-h-touch px-5 text-small',
} as const

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes }

export function buttonClass({ look = 'outline', size = 'medium' }: Look, className = ''): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-full border text-center leading-tight font-semibold transition-colors duration-200 ease-cue ${sizes[size]} ${looks[look]} ${className}`
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}

/** A link that looks like a button. It goes to a page of this site. */
export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink className={buttonClass({ look, size }, className)} {...rest} />
}

/** A round button with an icon in it. `label` is its name for those who cannot see the icon. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`grid size-touch shrink-0 place-items-center rounded-full border border-edge bg-night/55 text-warm transition-colors duration-200 hover:border-warm disabled:border-line disabled:text-muted/60 [&_svg]:size-4.5 ${className}`}
      {...rest}
    />
  )
}
