import { useRef } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useHasBeenVisible } from '../../../components/hooks/use-has-been-visible'
import { Section } from '../../../components/ui/Section'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import type { FaderProps } from './Fader'

const Fader = lazyWithPreload(() => import('./Fader'))

/** How far from the screen the fader and its pictures start to load. */
const LOAD_MARGIN_PX = 200

/** One room in the light of each tier, and a fader to slide through them. Its place is reserved until it has loaded. */
export function TierFader(props: FaderProps) {
  const container = useRef<HTMLDivElement>(null)
  const isNear = useHasBeenVisible(container, LOAD_MARGIN_PX)
  return (
    <Section title="Light the room" gel={props.pkg.gel} className="print:hidden noscript:hidden">
      <div ref={container} className="fader-frame rounded-plate border border-line bg-raised">
        {isNear && (
          <LazyBoundary name="The fader" loadingLabel="Loading fader..." className="col-start-1 row-start-1">
            <Fader {...props} />
          </LazyBoundary>
        )}
      </div>
    </Section>
  )
}
