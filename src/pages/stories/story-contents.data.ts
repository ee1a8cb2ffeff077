import { formatPlace } from '../../content/advice/event-places'
import { isSameKit } from '../../content/equipment/kit'
import type { PriceRow } from '../../content/schemas/guide'
import { stories, type Story } from '../../content/stories'
import { contactLink, getSubjectEventType } from '../../enquiry/contact-link'
import { formatKitItem, getItems } from '../../hire/kit-totals'
import { emptyQuote, formatQuotePath } from '../../hire/quote'
import { formatMonth } from '../../lib/dates/month'
import { formatTotal } from '../../lib/text/money'
import { formatFloor, formatList, formatNumber, withCount } from '../../lib/text/quantities'
import { type CalculatedStory, calculateStory, formatBooked } from '../../packages/stories'

// The page of a story needs only this, not the packages nor the hire items. See vite/prerender/data-modules.ts.

export type StoryContent = ReturnType<typeof createContent>

/** What the page of each story shows, by its slug. */
export const storyContents: Readonly<Record<string, () => Promise<StoryContent>>> =
  Object.fromEntries(stories.map((story) => [story.slug, async () => createContent(story)]))

function createContent(story: Story) {
  const calculated = calculateStory(story)
  const { guests, suburb, place, month, items, title } = story
  const { rows, total, area, kit, path, gel, weightKg, name, floor, pkg } = calculated
  const hours = rows[0]?.hours ?? 0
  const booked = formatBooked(calculated)
  const added = items.map(formatKitItem)
  const hired = pkg?.isCrewed ? items : kit
  return {
    story,
    gel,
    path,
    rows: rows.length > 1 ? [...rows, getTotalRow(calculated)] : rows,
    total,
    hours,
    hasRoom: pkg?.hasRoom ?? false,
    intro: `${formatMonth(month)}, ${formatPlace(place)} in ${suburb}: ${booked}${added.length > 0 ? `, with ${formatList(added)}` : ''}.`,
    description: `What they wanted, what we brought and what happened at ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${booked}: today from ${formatTotal(total)}.`,
    figures: [
      { value: formatNumber(guests), label: guests === 1 ? 'guest' : 'guests' },
      { value: formatNumber(hours), label: hours === 1 ? 'hour' : 'hours' },
      { value: `${formatNumber(Math.round(weightKg))} kg`, label: 'of gear carried in and out' },
      { value: formatFloor(floor), label: 'of floor for our gear' },
    ].filter(({ value }) => value.split(' ')[0] !== '0'),
    broughtIntro: pkg && added.length > 0 ? `${name}, plus ${formatList(added)}.` : `${booked}.`,
    brought: getItems(kit).map(({ item, count }) => ({
      id: item.id,
      text: withCount(item.name, count),
      image: item.image,
    })),
    tryLink: getTryLink(story, calculated),
    /** The hire items in the quote, apart from those of a package with a crew. */
    quote: hired.length > 0 && {
      path: formatQuotePath({ ...emptyQuote, kit: hired, delivery: area ?? '' }),
      label: pkg?.isCrewed ? 'Hire the extras alone' : 'Open this gear as a quote',
    },
    enquiry: contactLink({
      message: `We'd like something like “${title}” on your website: ${booked}${added.length > 0 ? `, with ${formatList(added)}` : ''}.`,
      eventType: getSubjectEventType(pkg?.slug ?? ''),
    }),
  }
}

const getTotalRow = ({ total, includesTravel, rows: [first] }: CalculatedStory): PriceRow => ({
  name: 'In all',
  text: includesTravel ? 'Travel included.' : '',
  price: total,
  isMinimum: true,
  hours: first?.hours,
})

/** The page on which visitors change the tier, the hours and the add-ons of a story, with all of them set. */
function getTryLink(
  { items }: Story,
  { path, rows: [first], pkg }: CalculatedStory,
): `${CalculatedStory['path']}?${string}` {
  const addOns =
    pkg?.addOns.filter(
      (addOn) =>
        addOn.items &&
        isSameKit(
          addOn.items,
          items.filter(({ id }) => addOn.items?.some((line) => line.id === id)),
        ),
    ) ?? []
  const params = {
    light: pkg?.hasRoom ? pkg.level : undefined,
    hours: first?.hours,
    add: addOns.map(({ id }) => id).join('.'),
  }
  const query = Object.entries(params).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  return `${path}?${query.join('&')}`
}
