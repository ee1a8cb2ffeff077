import { readCommit } from '../../vite/hosting/build-info'
import { countPages, type Finding, listPaths, right, type Site, wrong } from './site'

// What was built, and when.

const DAY_MS = 86_400_000
/** The site is rebuilt every week, because its pages name the next dates of the weekly events. */
const MAX_AGE_DAYS = 8

/** The site is the newest commit of this folder, and no older than a week. */
export function checkBuild({ build }: Site, commit = readCommit('.'), now = new Date()): Finding[] {
  const days = Math.floor((now.getTime() - Date.parse(build.builtAt)) / DAY_MS)
  return [
    build.commit && build.commit === commit
      ? right(`The build is the newest commit of this folder, ${shorten(commit)}.`)
      : wrong(
          `The site is built from ${build.commit ? `commit ${shorten(build.commit)}` : 'an unknown commit'}, but this folder is at ${shorten(commit) || 'none'}. Run git pull, or look at the host's list of deployments.`,
        ),
    days <= MAX_AGE_DAYS
      ? right(days < 1 ? 'It was built within the last day.' : `It was built ${days} days ago.`)
      : wrong(`It was built ${days} days ago. Is the weekly rebuild running?`),
  ]
}

const shorten = (commit: string) => commit.slice(0, 8)

/** Facts that are made up: domains for examples, phone numbers that ACMA keeps for fiction, the sample ABN. */
const SAMPLES: readonly [what: string, pattern: RegExp][] = [
  ['an address that ends in .example', /[\w.@-]+\.example\b/],
  ['a phone number for fiction', /(?:\(02\) |\+61 ?2 ?)5550 ?\d{4}|(?:0|\+61 ?)491 ?570 ?(?:006|15[6-9])\b/],
  ['a sample ABN', /\b\d{2} \d{3} \d{3} \d{3} \(sample\)|\b00 000 000 000\b/],
]

/** No sample fact is left. */
export async function checkSamples(site: Site): Promise<Finding[]> {
  const pages = [...(await site.getPages())]
  const findings = SAMPLES.flatMap(([what, pattern]) => {
    const found = pages.filter(([, { text }]) => pattern.test(text))
    const [sample] = pattern.exec(found[0]?.[1].text ?? '') ?? []
    return sample
      ? wrong(`${countPages(found.length)} with ${what}, '${sample}': ${listPaths(found.map(([path]) => path))}.`)
      : []
  })
  return findings.length > 0 ? findings : [right('No sample address, phone number or ABN is left.')]
}
