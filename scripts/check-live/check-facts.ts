import { clients } from '../../src/content/about/clients'
import { testimonials } from '../../src/content/about/testimonials'
import { stories } from '../../src/content/stories'
import { formatList } from '../../src/lib/text/quantities'
import { type Finding, notChecked, report, type Site } from './site'

// What is invented: see docs/sample-data.md.

/** Between them they show every fact of company.ts. */
const PATHS = ['/', '/contact', '/terms']

/** Names that no site can have, what says that it is a sample, and the phone numbers that ACMA keeps for fiction. */
const SAMPLES = [
  /[\w.@-]+\.example\b/g,
  /[\d ]*\(sample\)/g,
  /(?:\(0[2378]\)|\b0[2378]) ?(?:5550|7010) ?\d{4}\b/g,
  /\b0491 ?570 ?(?:006|15[6-9])\b/g,
]

/** The pages have the company's own facts, and somebody has confirmed who praises it. */
export async function checkFacts({ get }: Site): Promise<Finding[]> {
  const found = new Set<string>()
  for (const path of PATHS) {
    const { text } = await get(path)
    for (const sample of SAMPLES) for (const [fact] of text.matchAll(sample)) found.add(fact.trim())
  }
  return [
    ...report(
      found.size > 0
        ? [
            `Sample facts are on the pages: ${[...found].join(', ')}. Write your own into src/content/company.ts.`,
          ]
        : [],
      'The pages have no sample name, number or address.',
    ),
    ...report(
      stories
        .filter(({ sample }) => sample)
        .map(
          ({ slug }) =>
            `The event of src/content/stories/${slug}.ts is invented. Replace it by one of yours, or take it out of stories.ts.`,
        ),
      'No event that the pages tell of is a sample.',
    ),
    ...notChecked(
      `if the clients are real. Confirm or remove the testimonials of ${formatList(testimonials.map(({ author, company }) => `${author} (${company})`))}, and the venues ${formatList(clients.map(({ name }) => name))}. docs/sample-data.md lists what else is invented.`,
    ),
  ]
}
