import { company } from '../content/company'
import type { EquipmentItem } from '../content/equipment'
import { formatCrewPrice, formatHirePrice, formatPrice, withGst } from '../lib/money'

// Search engines cut off what is longer.
const MAX_TITLE_LENGTH = 60 - ` | ${company.name}`.length
const MAX_DESCRIPTION_LENGTH = 160

/** 'XDJ-XZ Hire', 'Festoon Lights Hire, 20 m'. */
export const toHireName = (name: string) => name.replace(/,|$/, ' Hire$&')

/** 'XDJ-XZ Hire in Sydney', or shorter for a long name. */
export function createItemTitle({ name, searchName }: EquipmentItem): string {
  const [shortName] = (searchName ?? name).split(',')
  const title = `${shortName} Hire in Sydney`
  return title.length <= MAX_TITLE_LENGTH ? title : `${shortName} Hire`
}

/** The first sentence of the description, the price, and as many further sentences as fit. */
export function createItemDescription({ price24h, crewFrom, description }: EquipmentItem): string {
  const [first = '', ...rest] = description.split(/(?<=[.!?]) /)
  const price = `${formatHirePrice(price24h)}+GST, ${formatPrice(withGst(price24h))} incl. GST for 24 hours${crewFrom ? `, ${formatCrewPrice(crewFrom)}` : ''}.`
  return [price, ...rest].reduce((text, sentence) => {
    const longer = `${text} ${sentence}`
    return longer.length <= MAX_DESCRIPTION_LENGTH ? longer : text
  }, first)
}
