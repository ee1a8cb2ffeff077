import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/browser/when-idle'
import type { DescribedPicture } from '../../lib/pictures'
import { Picture } from '../ui/Picture'

type Props = {
  /** The same room in the light of each tier. */
  scenes: readonly DescribedPicture[]
  /** 0 for the first scene, 1 for the second, and the values between for a blend of two. */
  level: number
  /** The scene that is in the prerendered page. */
  first: number
  /** Whether that scene is the largest picture of the first screen. */
  priority: boolean
  /** Whether the visitor has touched the fader: the other scenes are then needed at once. */
  isTouched: boolean
}

const SIZES = '(min-width: 1080px) 58vw, (min-width: 720px) 100vw, 160vw'

/** One room, lit as far as the fader is up. The other scenes load once the page is idle. */
export function Room({ scenes, level, first, priority, isTouched }: Props) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const stop = Math.round(level)
  const showsAll = isIdle || isTouched || stop !== first
  return scenes.map((scene, index) =>
    showsAll || index === first ? (
      <div
        key={scene.name}
        aria-hidden={index !== stop}
        className="absolute inset-0 transition-opacity duration-300 ease-out"
        // A picture is above those of the smaller tiers, so only the highest visible one is transparent.
        style={{ opacity: Math.min(Math.max(level - index + 1, 0), 1) }}
      >
        <Picture
          picture={scene}
          priority={priority && index === first}
          tall
          sizes={SIZES}
          // Until it has loaded, the picture below it stays visible.
          className="size-full bg-transparent!"
        />
      </div>
    ) : null,
  )
}
