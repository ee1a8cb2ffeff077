import type { ComponentProps } from 'react'

/** A button that looks like a link. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      type="button"
      className="min-h-touch text-left text-small text-soft underline decoration-edge underline-offset-4 transition-colors duration-200 hover:text-warm hover:decoration-warm"
      {...props}
    />
  )
}
