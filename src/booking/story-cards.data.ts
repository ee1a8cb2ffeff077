import { getBookedPath, stories } from '../content/stories'
import { formatCount } from '../lib/text/quantities'
import { calculateStory } from './story'

// A page needs only the cards, not the stories. See vite/prerender/data-modules.ts.

/** What leads to each story from the page of its package or its service, with its price today. */
export const storyCards = stories.map((story) => {
  const { slug, title, image, sample, booked, extras } = story
  const { name, hash, colour } = image
  const calculated = calculateStory(story)
  const { hours } = calculated
  return {
    slug,
    title,
    gel: calculated.gel,
    image: { name, hash, colour },
    /** The page that shows it. */
    path: getBookedPath(booked),
    text: `${sample ? 'Sample event: ' : ''}${calculated.name}${extras ? `, with ${extras}` : ''}. The same today:`,
    price: {
      total: calculated.price.total,
      buys: hours > 0 ? `for ${formatCount(hours, 'hour')}` : undefined,
    },
  }
})
