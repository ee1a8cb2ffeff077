import { EMBEDDED_KEY } from '../../vite/backend/backend'
import { isSecretKey } from '../../vite/hosting/build-settings'
import { type Answer, request } from './request'
import { type Finding, right, type Site, summarize, wrong } from './site'

// Supabase, as a visitor and as an attacker with the key that every visitor has.

type Call = (path: string, init?: { method?: string; body?: unknown }) => Promise<Answer>

/** Supabase with the key that every visitor has. One sentence if it does not answer at all: the rest would follow from it. */
export async function checkBackend(site: Site): Promise<Finding[]> {
  const { url, build, timeoutMs } = site
  // Without the setting, the site uses the embedded backend of `npm run preview`.
  const { VITE_SUPABASE_URL: setting = url, VITE_SUPABASE_ANON_KEY: key = EMBEDDED_KEY } = build.settings
  if (!setting.trim()) {
    return [right('The build names no backend, on purpose: there are no events and no copies of enquiries.')]
  }
  if (isSecretKey(key)) {
    return [
      wrong(
        'The site publishes a secret key of Supabase, with which everyone can read and change everything. Replace that key in the dashboard now, and build again with the publishable one.',
      ),
    ]
  }
  const base = setting.trim().replace(/\/$/, '')
  const call: Call = (path, { method = 'GET', body } = {}) =>
    request(`${base}/${path}`, timeoutMs, {
      method,
      headers: { apikey: key.trim(), 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const { status } = await call('rest/v1/events?select=id&is_active=is.true&limit=1')
  if (status !== 200) return [wrong(`Visitors cannot read events: ${describeStatus(status)}`)]
  const parts = [await checkCopies(call), await checkStrangers(call), await checkSignUp(call)]
  return parts.flat()
}

const describeStatus = (status: number) =>
  STATUSES[status] ?? `Supabase answers with status ${status}. Look at its dashboard.`

const STATUSES: Readonly<Record<number, string>> = {
  401: 'Supabase refuses the key of the site. Compare VITE_SUPABASE_ANON_KEY with the API keys in its dashboard.',
  404: 'Supabase has no table of events. Run npx supabase db push.',
  540: 'the Supabase project is paused. Open it in the dashboard and restore it.',
}

/** Visitors leave a copy of an enquiry. This one is none, so the function refuses it and stores nothing. */
async function checkCopies(call: Call): Promise<Finding[]> {
  const { status } = await call('rest/v1/rpc/submit_enquiry', { method: 'POST', body: { reference: '', body: {} } })
  return status === 400
    ? [right('Supabase answers: visitors read events, and it takes copies of enquiries.')]
    : [
        wrong(
          `Copies of enquiries are not stored: submit_enquiry answers with status ${status}. Run npx supabase db push.`,
        ),
      ]
}

/** No row has this id. */
const NO_ID = '00000000-0000-4000-8000-00000000dead'

/**
 * What anonymous calls must not do. Each write would store nothing even if it were allowed: it breaks a rule of the table,
 * which the database checks after the rights, or its filter matches no row.
 */
const FORBIDDEN: readonly [what: string, method: string, path: string, body?: unknown][] = [
  ['read enquiries', 'GET', 'enquiries?select=reference&limit=1'],
  ['list enquiries', 'POST', 'rpc/list_enquiries', {}],
  ['read the list of admins', 'GET', 'admins?select=email&limit=1'],
  ['read withdrawn events', 'GET', 'events?select=id&is_active=is.false&limit=1'],
  ['create events', 'POST', 'events', { title: '', description: '', image: '', event_date: '1900-01-01' }],
  ['change events', 'PATCH', `events?id=eq.${NO_ID}`, { title: '' }],
  ['delete events', 'DELETE', `events?id=eq.${NO_ID}`],
  ['store enquiries past the limit', 'POST', 'enquiries', { reference: '', body: {} }],
  ['change enquiries', 'PATCH', `enquiries?id=eq.${NO_ID}`, { status: '' }],
  ['delete enquiries', 'DELETE', `enquiries?id=eq.${NO_ID}`],
  ['make themselves admins', 'POST', 'admins', { email: '' }],
]

/** Strangers read and write nothing that is not for them. */
async function checkStrangers(call: Call): Promise<Finding[]> {
  const problems = []
  let unclear = ''
  for (const [what, method, path, body] of FORBIDDEN) {
    const { status, text } = await call(`rest/v1/${path}`, { method, body })
    // Visitors may read events, but not these. They have no right to read another table, even if it is empty.
    const isHidden = path.startsWith('events') && method === 'GET' && text.trim() === '[]'
    if ([401, 403].includes(status) || text.includes(DENIED) || isHidden) continue
    // With a right, the values are refused by the rules of the table: 400 or 409.
    if (status <= 400 || status === 409) {
      problems.push(`Strangers can ${what} (status ${status}). Run npx supabase db push, and look at its access rules.`)
    } else unclear = `/${path.replace(/\?.*/, '')} answers with status ${status}`
  }
  if (unclear) problems.push(`It could not be checked what strangers can do: ${unclear}.`)
  return summarize(problems, 'Strangers read no enquiry, no withdrawn event and no admin, and write nothing.')
}

/** The code of PostgreSQL for missing rights. */
const DENIED = '"42501"'

/** An admin is known by a confirmed address. */
async function checkSignUp(call: Call): Promise<Finding[]> {
  const { status, text } = await call('auth/v1/settings')
  if (status !== 200) return [wrong(`The sign-in of Supabase answers with status ${status}.`)]
  const settings = JSON.parse(text) as {
    mailer_autoconfirm?: boolean
    disable_signup?: boolean
    external?: { anonymous_users?: boolean }
  }
  const problems = []
  if (settings.mailer_autoconfirm !== false) {
    problems.push(
      'Sign-up asks for no confirmation by email. Turn on "Confirm email", or run npx supabase config push.',
    )
  }
  if (settings.disable_signup) problems.push('Sign-up is turned off, so "Create one" at /eventsadmin fails.')
  if (settings.external?.anonymous_users) problems.push('Accounts without an address are allowed. Turn them off.')
  return summarize(problems, 'Sign-up asks people to confirm their address.')
}
