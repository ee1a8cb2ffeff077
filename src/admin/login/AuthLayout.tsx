import { type ReactNode, useEffect, useRef } from 'react'
import consolePicture from '../../../pictures/about/console.webp?picture'
import { Picture } from '../../components/ui/Picture'

type Props = { title: string; intro: string; children: ReactNode }

/** The layout of the login, sign-up and password screens: heading, form and picture. */
export function AuthLayout({ title, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = useRef(title)
  // When another form replaces this one, keyboard and screen reader users start at its heading.
  useEffect(() => {
    if (lastTitle.current !== title) heading.current?.focus({ preventScroll: true })
    lastTitle.current = title
  }, [title])

  return (
    <div
      data-gel="congo"
      className="wrap grid items-center gap-x-[clamp(3rem,7vw,7rem)] pt-36 md:pt-40 lg:grid-cols-[minmax(0,29rem)_1fr]"
    >
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-section">
          {title}
        </h1>
        <p className="mt-4 mb-8 text-intro">{intro}</p>
        {children}
      </div>
      <div className="max-lg:hidden">
        <Picture
          picture={consolePicture}
          alt=""
          sizes="(min-width: 1080px) 50vw, 1px"
          className="aspect-square max-h-176 w-full rounded-plate shadow-spill"
        />
      </div>
    </div>
  )
}
