import type { FAQPage } from 'schema-dts'
import { company } from '../content/company'
import type { FaqItem } from '../content/schemas/answer'

/** Schema.org `FAQPage`. */
export function faqJsonLd(path: string, items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    url: company.url + path,
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer.join(' ') },
    })),
  }
}
