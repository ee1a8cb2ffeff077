import type { ComponentProps } from 'react'
import type { Gel } from '../lib/gels'
import { PageHero } from './PageHero'

type Props = Omit<ComponentProps<typeof PageHero>, 'gel'> & { gel: Gel }

/** A first screen without a picture: a light beam behind the title, down to the light section that follows. */
export function BeamHero({ gel, ...hero }: Props) {
  return (
    <div data-gel={gel} className="relative isolate pb-6 print:pb-0">
      <div aria-hidden className="absolute inset-0 -z-10 overflow-clip print:hidden">
        <div className="absolute -inset-y-4 left-[72%] w-240 -translate-x-1/2 [filter:blur(12px)] max-md:left-[85%] max-md:w-120">
          <div className="size-full bg-linear-to-b from-gel/60 to-gel/0 [clip-path:polygon(49.6%_0,50.4%_0,80%_100%,6%_100%)]" />
        </div>
      </div>
      <PageHero {...hero} />
    </div>
  )
}
