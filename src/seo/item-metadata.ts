import { company } from '../content/company'
import type { EquipmentItem } from '../content/equipment'
import { getItemPrice } from '../hire/item-price'
import { formatTotal } from '../lib/text/money'

// Search engines cut off what is longer.
const MAX_TITLE_LENGTH = 60 - ` | ${company.name}`.length
const MAX_DESCRIPTION_LENGTH = 160

/** The h1 of its page: 'XDJ-XZ DJ Decks Hire', 'Festoon Lights Hire, 20 m'. */
export const createItemHeading = ({ name, shortName, searchName }: EquipmentItem): string =>
  searchName ? `${searchName} Hire` : name.replace(shortName, `${shortName} Hire`)

const getSearchName = ({ shortName, searchName = shortName }: EquipmentItem) => searchName

/** 'XDJ-XZ Hire in Sydney', or shorter for a long name. */
export function createItemTitle(item: EquipmentItem): string {
  const title = `${getSearchName(item)} Hire in ${company.city}`
  return title.length <= MAX_TITLE_LENGTH ? title : `${getSearchName(item)} Hire`
}

/**
 * The first sentence of the description, or the name if that is too long, then the price, and as many further sentences as
 * fit.
 */
export function createItemDescription(item: EquipmentItem): string {
  const { price24h, crewFrom, description } = item
  const [first = '', ...rest] = description.split(/(?<=[.!?]) /)
  const price = crewFrom
    ? `With crew from ${formatTotal(getItemPrice(item).total)} for 24 hours.`
    : `${formatTotal(price24h)} for 24 hours.`
  const fits = (text: string) => text.length <= MAX_DESCRIPTION_LENGTH
  const opening = fits(`${first} ${price}`)
    ? first
    : `${getSearchName(item)} hire in ${company.city}.`
  return rest.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`
    return fits(longer) ? longer : text
  }, `${opening} ${price}`)
}
