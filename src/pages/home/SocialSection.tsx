import { useEffect, useRef, useState } from 'react'
import movingHeadBeamPicture from '../../../pictures/equipment/moving-head-beam.webp?picture'
import { SocialLinks } from '../../components/links/SocialLinks'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { company } from '../../content/company'
import {
  warehousePicture,
  dancersPicture,
  functionsHorizonPicture,
  liveMusicProduction2Picture,
  weddingsDiamondPicture,
} from '../../content/pictures'

/** Shown while no feed is configured. */
const ownPictures = [
  liveMusicProduction2Picture,
  weddingsDiamondPicture,
  movingHeadBeamPicture,
  dancersPicture,
  functionsHorizonPicture,
  warehousePicture,
]

export function SocialSection() {
  return (
    <Section
      title="Follow us"
      gel="rose"
      aside={
        <div className="flex flex-wrap gap-3">
          <SocialLinks />
        </div>
      }
    >
      {company.socialFeedUrl ? <SocialFeed url={company.socialFeedUrl} /> : <OwnPictures />}
    </Section>
  )
}

function OwnPictures() {
  const instagram = company.social[0]
  return (
    <a
      href={instagram.href}
      target="_blank"
      rel="noopener"
      aria-label={`Pictures on ${instagram.name} (opens in a new tab)`}
      className="grid grid-cols-3 gap-4.5 max-sm:hidden lg:grid-cols-6"
    >
      {ownPictures.map((picture) => (
        <span
          key={picture.name}
          className="group aspect-square overflow-hidden rounded-card bg-plate"
        >
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1080px) 210px, 30vw"
            maxWidth={640}
            className="size-full opacity-85 transition duration-600 ease-standard group-hover:scale-104 group-hover:opacity-100"
          />
        </span>
      ))}
    </a>
  )
}

/** The feed's page in a sandboxed frame. Requests nothing until the visitor scrolls to it. */
export function SocialFeed({ url }: { url: string }) {
  const container = useRef<HTMLDivElement>(null)
  // Not `loading="lazy"`, which in some browsers loads more than a screen ahead.
  const [hasBeenVisible, setHasBeenVisible] = useState(false)

  useEffect(() => {
    if (!container.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setHasBeenVisible(true)
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={container}
      className="aspect-4/5 overflow-hidden rounded-card bg-plate sm:aspect-video"
    >
      {hasBeenVisible && (
        <iframe
          src={url}
          title={`${company.name} on social media`}
          // The feed needs its own origin. That is never this site's, so the feed cannot remove the sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="size-full border-0"
        />
      )}
    </div>
  )
}
