import { useInView } from 'framer-motion'
import { useRef } from 'react'
import { SocialLinks } from '../../components/SocialLinks'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { company } from '../../content/company'
import type { PictureName } from '../../content/pictures.gen'

/** What stands in the feed's place: the site's own pictures, each a way to the company's Instagram page. */
const ownPictures: readonly { picture: PictureName; shows: string }[] = [
  { picture: 'services/live-music-production-2', shows: 'view from the monitor desk across a stage' },
  { picture: 'packages/weddings-diamond', shows: 'low fog on a white dance floor' },
  { picture: 'equipment/moving-head-beam', shows: 'a moving head throwing a beam' },
  { picture: 'services/dancers', shows: 'five dancers in silhouette' },
  { picture: 'packages/functions-horizon', shows: 'truss and beams over a dance floor' },
  { picture: 'about/crew-dawn', shows: 'crew loading a truck at dawn' },
]

export function SocialSection() {
  return (
    <Section
      cue="LX 06 · Between shows"
      title="Follow the crew"
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
    <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-6">
      {ownPictures.map(({ picture, shows }) => (
        <li key={picture}>
          <a
            href={instagram.href}
            target="_blank"
            rel="noopener"
            aria-label={`${instagram.name}: ${shows} (opens in a new tab)`}
            className="group block aspect-square overflow-hidden rounded-card bg-plate"
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 1080px) 210px, (min-width: 720px) 30vw, 45vw"
              className="size-full opacity-85 transition duration-600 ease-cue group-hover:scale-104 group-hover:opacity-100"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The feed's own page in a sandbox. Nothing of it is fetched before the visitor has scrolled to it. */
export function SocialFeed({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInView(place, { once: true, margin: '200px' })
  return (
    <div ref={place} className="aspect-4/5 overflow-hidden rounded-card bg-plate sm:aspect-video">
      {seen && (
        <iframe
          src={url}
          title={`${company.name} on social media`}
          // A feed needs its own origin to work. It is never this site's, so the sandbox still holds.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
          className="size-full border-0"
        />
      )}
    </div>
  )
}
