import { company } from '../content/company'
import { formatLongDate, isValidDate } from '../lib/dates/dates'
import { capitalize } from '../lib/text/capitalize'
import { joinParagraphs } from './contact-link'
import type { EnquiryFields } from './enquiry'
import { getFirstName } from './first-name'
import { tierAnswers } from './tier-answers.data'

/** In characters. A quote with many items has a longer link, which would leave no room for the visitor's text. */
const MAX_LINK_LENGTH = 300

/** The sentences in which the website names a price in a message: see quote-message.ts and its neighbours. */
const SAID = [
  /The total on your website is (.+)\.$/m,
  /Your website says (from .+)\.$/m,
  /^I'm interested in .+, (from .+)\.$/m,
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
  const said = SAID.flatMap((sentence) => sentence.exec(message)?.[1] ?? [])[0] ?? tier?.price
  const path = link ?? tier?.path
  return joinParagraphs(
    `${['Hi', getFirstName(fullName)].filter(Boolean).join(' ')},`,
    `Thank you for your enquiry. ${isValidDate(eventDate) ? `${formatLongDate(eventDate)}: ` : ''}[are we free?]`,
    said && `Our website said ${said}. [Is that the price?]`,
    path && path.length <= MAX_LINK_LENGTH && `${origin}${path}`,
    [getAccountName(account), `${company.name}, ${company.phones[0].display}`]
      .filter(Boolean)
      .join('\n'),
  )
}

/** 'Kayla Merrick' of 'kayla.merrick@southbeam.example'. */
const getAccountName = (account: string): string =>
  account.replace(/@.*/, '').split(/[._-]/).map(capitalize).join(' ')
