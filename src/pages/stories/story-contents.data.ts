import { toItemLines } from '../../booking/hire-lines'
import { formatBookingPath } from '../../booking/link'
import { calculateStory } from '../../booking/story'
import { formatPlace } from '../../content/advice/event-places'
import { getBookedPath, stories, type Story } from '../../content/stories'
import { contactLink } from '../../enquiry/contact-link'
import { getItems } from '../../hire/kit-totals'
import { formatMonth } from '../../lib/dates/month'
import { formatTotal } from '../../lib/text/money'
import { formatFloor, formatNumber, withCount } from '../../lib/text/quantities'

// The page of a story needs only this, not the packages nor the hire items. See vite/prerender/data-modules.ts.

export type StoryContent = ReturnType<typeof createContent>

/** What the page of each story shows, by its slug. */
export const storyContents: Readonly<Record<string, () => Promise<StoryContent>>> =
  Object.fromEntries(stories.map((story) => [story.slug, async () => createContent(story)]))

function createContent(story: Story) {
  const calculated = calculateStory(story)
  const { guests, suburb, place, month, items, extras, alsoBrought, sample, title } = story
  const { rows, price, kit, gel, weightKg, name, hours, floor, pkg, tryBooking } = calculated
  const added = extras ? `, with ${extras}` : ''
  const hired = pkg?.crewed ? items : kit
  const tryLink = formatBookingPath(tryBooking)
  return {
    story,
    gel,
    path: getBookedPath(story.booked),
    rows,
    total: price.total,
    hours,
    hasRoom: pkg?.scenes !== undefined,
    intro: `${formatMonth(month)}, ${formatPlace(place)} in ${suburb}: ${name}${added}.`,
    description: `${sample ? 'Sample. ' : ''}${title}: what we brought, and what it costs today. ${name}, from ${formatTotal(price.total)}.`,
    figures: [
      { value: formatNumber(guests), label: guests === 1 ? 'guest' : 'guests' },
      { value: formatNumber(hours), label: hours === 1 ? 'hour' : 'hours' },
      { value: `${formatNumber(Math.round(weightKg))} kg`, label: 'of gear carried in and out' },
      { value: formatFloor(floor), label: 'of floor for our gear' },
    ].filter(({ value }) => value.split(' ')[0] !== '0'),
    broughtIntro: [`${name}${added}.`, alsoBrought].filter(Boolean).join(' '),
    brought: getItems(kit).map(({ item, count }) => ({
      id: item.id,
      text: withCount(item.name, count),
      image: item.image,
    })),
    tryLink,
    /** The hire items in the quote, apart from those of a package with a crew. */
    quote: hired.length > 0 && {
      path: formatBookingPath({ lines: toItemLines(hired) }),
      label: pkg?.crewed ? 'Hire just the extras' : 'Open this gear as a quote',
    },
    enquiry: contactLink({
      subject: `Enquiry: ${title}`,
      message: `We'd like something like “${title}” on your website: ${name}${added}.`,
      link: tryLink,
    }),
  }
}
