import type { ComponentProps } from 'react'

const variants = {
  /** The call to action. At most one in a group. */
  primary:
    'border-amber bg-amber text-amber-ink shadow-action hover:border-amber-light hover:bg-amber-light disabled:border-edge disabled:bg-plate disabled:text-muted disabled:shadow-none',
  outline: 'border-edge text-warm hover:border-warm disabled:text-muted disabled:hover:border-edge',
  danger: 'border-rose/60 text-rose-light hover:border-rose hover:bg-rose/10',
  /** A finished action, such as an item that was added to the quote. */
  done: 'border-teal bg-teal/10 text-teal',
} as const

const sizes = {
  medium: 'min-h-12 px-6 text-base',
  small: 'min-h-touch px-5 text-small',
} as const

export type Appearance = { variant?: keyof typeof variants; size?: keyof typeof sizes }

export function buttonClass(
  { variant = 'outline', size = 'medium' }: Appearance,
  className = '',
): string {
  return `button ${sizes[size]} ${variants[variant]} ${className}`
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Appearance) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}

/** A round button that shows only an icon. `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`icon-button ${className}`}
      {...rest}
    />
  )
}
