import type { ComponentProps } from 'react'
import { type Appearance, buttonClass } from '../ui/Button'
import { PageLink } from './PageLink'

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof PageLink> & Appearance) {
  return <PageLink className={buttonClass({ variant, size }, className)} {...rest} />
}
