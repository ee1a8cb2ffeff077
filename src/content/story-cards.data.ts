import { formatCount } from '../lib/text/quantities'
import { getPackage } from './packages'
import { findService } from './services'
import { getBookedPath, stories, type Story } from './stories'

// A page needs only the cards, not the stories. See vite/prerender/data-modules.ts.

/** What leads to each story from the page of its package or its service. */
export const storyCards = stories.map((story) => {
  const { slug, title, image, sample, booked, hours } = story
  const { name, hash, colour } = image
  return {
    slug,
    title,
    image: { name, hash, colour },
    /** The page that shows it. */
    path: getBookedPath(booked),
    text: `${sample ? 'Sample event: ' : ''}${getBookedName(booked)}${hours ? ` for ${formatCount(hours, 'hour')}` : ''}, with what it costs today`,
  }
})

function getBookedName(booked: Story['booked']): string {
  if ('service' in booked) return findService(booked.service)?.name ?? ''
  const { tiers } = getPackage(booked.package)
  return tiers.find(({ level }) => level === booked.tier)?.name ?? ''
}
