import { company } from '../content/company'
import { formatLongDate, isValidDate } from '../lib/dates/dates'
import { capitalize } from '../lib/text/capitalize'
import { joinParagraphs } from './contact-link'
import type { EnquiryFields } from './enquiry'
import { getFirstName } from './first-name'
import { tierAnswers } from './tier-answers.data'

/** In characters. A quote with many items has a longer link, which would leave no room for the visitor's text. */
const MAX_LINK_LENGTH = 300

/**
 * The sentences in which the website names a price in a message: see quote-message.ts and its neighbours. Visitors can write
 * such a sentence, too.
 */
const PRICES = [
  /The total on your website is (?<price>.+)\.$/m,
  /^.+ for (?<hours>\d+) hours\. Your website says (?<price>from .+)\.$/m,
  /^I'm interested in .+, (?<price>from .+)\.$/m,
]

type Asked = {
  fields: EnquiryFields
  /** The path of the quote or the advice that the visitor came from. */
  link: string | null
}

/**
 * The start of an answer. What the office fills in is in square brackets. `origin` is that of the site, and `account` is the
 * email address of who answers.
 */
export function createReply({ fields, link }: Asked, origin: string, account = ''): string {
  const { fullName, eventDate, message } = fields
  const [, tierName = ''] = /^(?:Subject: )?Package Enquiry: (.+)$/m.exec(message) ?? []
  const tier = tierAnswers[tierName]
  const found = PRICES.map((sentence) => sentence.exec(message)?.groups).find(Boolean)
  const price = found?.price
  const hours = found?.hours
  const forHours = hours ? ` for ${hours} hours` : ''
  const without = /^Add-ons:$/m.test(message) ? ', without the add-ons' : ''
  const query = [tier?.light, hours && `hours=${hours}`].filter(Boolean).join('&')
  const path = link ?? (tier && `${tier.path}${query && `?${query}`}#tiers`)
  return joinParagraphs(
    `${['Hi', getFirstName(fullName)].filter(Boolean).join(' ')},`,
    `Thank you for your enquiry. ${isValidDate(eventDate) ? `${formatLongDate(eventDate)}: ` : ''}[are we free?]`,
    price
      ? `The price in your message is ${price}${forHours}${without}. [Is that the price?]`
      : tier && `${tierName} is ${tier.price}${without}. [Is that the price?]`,
    path && path.length <= MAX_LINK_LENGTH && `${origin}${path}`,
    [getAccountName(account), `${company.name}, ${company.phones[0].display}`]
      .filter(Boolean)
      .join('\n'),
  )
}

/** 'Kayla Merrick' of 'kayla.merrick@southbeam.example'. Empty for an address that several people use. */
const getAccountName = (account: string): string =>
  /^(?:admin|hello|info|office)@/.test(account)
    ? ''
    : account.replace(/@.*/, '').split(/[._-]/).map(capitalize).join(' ')
