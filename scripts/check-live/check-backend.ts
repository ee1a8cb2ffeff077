import { EMBEDDED_KEY } from '../../vite/backend/backend'
import { isSecretKey } from '../../vite/hosting/build-settings'
import {
  type Answer,
  describeAnswer,
  type Finding,
  isReadable,
  notChecked,
  report,
  request,
  type Site,
} from './site'

// Supabase, with the key that every visitor has.

type Call = (path: string, init?: { method?: string; body?: unknown }) => Promise<Answer>

/** What visitors may do, what they may not, and who may sign up. */
export async function checkBackend({
  url,
  domain,
  settings,
}: Pick<Site, 'url' | 'domain' | 'settings'>): Promise<Finding[]> {
  // Without the setting, the site uses the embedded backend of `npm run preview`.
  const { VITE_SUPABASE_URL: backend = url, VITE_SUPABASE_ANON_KEY: key = EMBEDDED_KEY } = settings
  if (!backend.trim())
    return notChecked('Supabase, because the build names none: there are no events, no copies.')
  if (isSecretKey(key)) {
    return report([
      'The site publishes a secret key of Supabase, with which everyone can read and change everything. Replace that key in the dashboard now, and build again with the publishable one.',
    ])
  }
  const base = backend.trim().replace(/\/$/, '')
  const call: Call = (path, { method = 'GET', body } = {}) =>
    request(`${base}/${path}`, {
      method,
      headers: { apikey: key.trim(), 'Content-Type': 'application/json', Origin: domain },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const events = await call('rest/v1/events?select=id&is_active=is.true&limit=1')
  // The rest would follow from it.
  if (events.status !== 200) {
    return report([
      `Visitors cannot read events: Supabase gives ${describeAnswer(events)}. 401: compare VITE_SUPABASE_ANON_KEY with the API keys in its dashboard. 404: run npx supabase db push. 540: restore the paused project.`,
    ])
  }
  if (new URL(base).origin !== url && !isReadable(events, domain)) {
    return report([
      `Browsers on ${domain} may not read what Supabase answers: Access-Control-Allow-Origin is missing or names another site. Look at what is between the site and Supabase.`,
    ])
  }
  return [...(await checkCalls(call)), ...(await checkRights(call)), ...(await checkSignUp(call))]
}

/** What visitors may do, and the answer. The two calls store nothing, because there is no such enquiry. */
const ALLOWED: readonly [fault: string, path: string, body: unknown, status: number][] = [
  ['Visitors are not told which days are full', 'full_days?select=day&limit=1', undefined, 200],
  ['Copies of enquiries are not stored', 'rpc/submit_enquiry', { reference: '', body: {} }, 400],
  [
    'The office does not see which enquiries were not emailed',
    'rpc/report_delivery',
    { reference: '', email: '', accepted: false },
    204,
  ],
]

async function checkCalls(call: Call): Promise<Finding[]> {
  const problems = []
  for (const [fault, path, body, status] of ALLOWED) {
    const answer = await call(`rest/v1/${path}`, { method: body ? 'POST' : 'GET', body })
    if (answer.status === status) continue
    problems.push(`${fault}: ${path} gives ${describeAnswer(answer)}. Run npx supabase db push.`)
  }
  return report(problems, 'Visitors can read events and full days, and leave copies of enquiries.')
}

/** No row has this id. */
const NO_ID = '00000000-0000-4000-8000-00000000dead'

/**
 * What visitors must not do. Each write would store nothing even if it were allowed: it breaks a rule of the table, which
 * the database checks after the rights, or its filter matches no row.
 */
const FORBIDDEN: readonly [what: string, method: string, path: string, body?: unknown][] = [
  ['read enquiries', 'GET', 'enquiries?select=reference&limit=1'],
  ['list enquiries', 'POST', 'rpc/list_enquiries', { page_size: 1 }],
  ['list unused pictures', 'POST', 'rpc/list_unused_event_images', {}],
  ['read the list of admins', 'GET', 'admins?select=email&limit=1'],
  ['read withdrawn events', 'GET', 'events?select=id&is_active=is.false&limit=1'],
  [
    'create events',
    'POST',
    'events',
    { title: '', description: '', image: '', event_date: '1900-01-01' },
  ],
  ['change events', 'PATCH', `events?id=eq.${NO_ID}`, { title: '' }],
  ['delete events', 'DELETE', `events?id=eq.${NO_ID}`],
  ['store enquiries past the limit', 'POST', 'enquiries', { reference: '', body: {} }],
  ['change enquiries', 'PATCH', `enquiries?id=eq.${NO_ID}`, { status: '' }],
  ['delete enquiries', 'DELETE', `enquiries?id=eq.${NO_ID}`],
  ['mark days as full', 'POST', 'full_days', { day: null }],
  ['take full days back', 'DELETE', 'full_days?day=eq.1900-01-01'],
  ['make themselves admins', 'POST', 'admins', { email: '' }],
]

async function checkRights(call: Call): Promise<Finding[]> {
  const problems = []
  const missing = []
  let unclear = ''
  for (const [what, method, path, body] of FORBIDDEN) {
    const answer = await call(`rest/v1/${path}`, { method, body })
    const { status, text } = answer
    // Visitors may read events, but not these. They have no right to read another table, even if it is empty.
    const isHidden = path.startsWith('events') && method === 'GET' && text.trim() === '[]'
    if ([401, 403].includes(status) || text.includes(DENIED) || isHidden) continue
    // With a right, the values are refused by the rules of the table: 400 or 409.
    if ((status > 0 && status <= 400) || status === 409) {
      problems.push(`Visitors can ${what}. Run npx supabase db push, and look at its access rules.`)
    } else if (status === 404) missing.push(path.split('?')[0])
    else unclear = `whether visitors can ${what}: Supabase gives ${describeAnswer(answer)}`
  }
  if (missing.length > 0) {
    problems.push(
      `The database is older than the site: it has no ${missing.join(', no ')}. Run npx supabase db push.`,
    )
  }
  if (unclear) problems.push(`It could not be checked ${unclear}. Run this check again.`)
  return report(
    problems,
    'Visitors read no enquiry, no withdrawn event and no admin, and write nothing.',
  )
}

/** The code of PostgreSQL for missing rights. */
const DENIED = '"42501"'

/** An admin is known by a confirmed address. */
const SIGN_UP_FAULTS: readonly [fault: string, isWrong: (settings: string) => boolean][] = [
  [
    'Sign-up asks for no confirmation by email. Turn on "Confirm email" in Supabase, or run npx supabase config push.',
    (settings) => !settings.includes('"mailer_autoconfirm":false'),
  ],
  [
    'Anybody gets an account without an address. Turn off "Allow anonymous sign-ins" in Supabase, or run npx supabase config push.',
    (settings) => settings.includes('"anonymous_users":true'),
  ],
]

async function checkSignUp(call: Call): Promise<Finding[]> {
  const answer = await call('auth/v1/settings')
  if (answer.status !== 200)
    return report([`Sign-up does not answer: ${describeAnswer(answer)}. Run this check again.`])
  const settings = answer.text.replaceAll(/\s/g, '')
  return report(
    SIGN_UP_FAULTS.filter(([, isWrong]) => isWrong(settings)).map(([fault]) => fault),
    'Sign-up asks people to confirm their address.',
  )
}
