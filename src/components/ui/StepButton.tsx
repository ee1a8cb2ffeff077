import type { ComponentProps } from 'react'
import { IconButton } from './Button'

/** A round button that changes a count by one. At the last step it stays focusable, unlike a disabled button. */
export function StepButton({
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<typeof IconButton>) {
  return <IconButton aria-disabled={disabled} onClick={disabled ? undefined : onClick} {...rest} />
}
