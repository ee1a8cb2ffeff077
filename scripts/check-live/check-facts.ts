import { execFileSync } from 'node:child_process'
import { clients } from '../../src/content/about/clients'
import { testimonials } from '../../src/content/about/testimonials'
import { stories } from '../../src/content/stories'
import { privacy } from '../../src/content/terms/privacy'
import { terms } from '../../src/content/terms/terms'
import { formatMonth } from '../../src/lib/dates/month'
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
    ...checkMonths(),
    ...notChecked(
      `if the clients are real. Confirm or remove the testimonials of ${formatList(testimonials.map(({ author, company }) => `${author} (${company})`))}, and the venues ${formatList(clients.map(({ name }) => name))}. docs/sample-data.md lists what else is invented.`,
    ),
  ]
}

const documents = [
  { name: 'terms', file: 'src/content/terms/terms.ts', updated: terms.updated },
  { name: 'privacy policy', file: 'src/content/terms/privacy.ts', updated: privacy.updated },
]

/** The documents name the month in which they changed last, as they say. */
export function checkMonths(findChange = findLastChange): Finding[] {
  const changes = documents.map((document) => ({ ...document, month: findChange(document.file) }))
  if (changes.some(({ month }) => !month)) {
    return notChecked(
      `if ${formatList(documents.map(({ name, updated }) => `"${updated}" of the ${name}`))} are the months of their last changes. In a folder with all commits, this check knows.`,
    )
  }
  return report(
    changes
      .filter(({ updated, month }) => !(new Date(`1 ${updated} UTC`) >= new Date(`${month}-01`)))
      .map(
        ({ name, file, updated, month = '' }) =>
          `The ${name} says that it is of ${updated}, but ${file} changed in ${formatMonth(month)}. Write that month into updated.`,
      ),
    'The terms and the privacy policy name the months of their last changes.',
  )
}

/** The month of the last commit that changed a file, as YYYY-MM. Undefined without the older commits, as at GitHub Actions. */
function findLastChange(file: string): string | undefined {
  const git = (...options: string[]) =>
    execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined
    return git('log', '-1', '--format=%cs', '--', file).slice(0, 7) || undefined
  } catch {
    return undefined
  }
}
