import { EMBEDDED_KEY } from '../../vite/backend/backend'
import { isSecretKey } from '../../vite/hosting/build-settings'
import { type Answer, describeAnswer, type Finding, notChecked, report, request, type Site } from './site'

// Supabase, with the key that every visitor has.

type Call = (path: string, init?: { method?: string; body?: unknown }) => Promise<Answer>

/** What visitors may do, what they may not, and who may sign up. */
export async function checkBackend({ url, settings }: Site): Promise<Finding[]> {
  // Without the setting, the site uses the embedded backend of `npm run preview`.
  const { VITE_SUPABASE_URL: backend = url, VITE_SUPABASE_ANON_KEY: key = EMBEDDED_KEY } = settings
  if (!backend.trim()) return notChecked('Supabase, because the build names none: there are no events, no copies.')
  if (isSecretKey(key)) {
    return report([
      'The site publishes a secret key of Supabase, with which everyone can read and change everything. Replace that key in the dashboard now, and build again with the publishable one.',
    ])
  }
  const base = backend.trim().replace(/\/$/, '')
  const call: Call = (path, { method = 'GET', body } = {}) =>
    request(`${base}/${path}`, {
      method,
      headers: { apikey: key.trim(), 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const events = await call('rest/v1/events?select=id&is_active=is.true&limit=1')
  // The rest would follow from it.
  if (events.status !== 200) {
    return report([
      `Visitors cannot read events: Supabase gives ${describeAnswer(events)}. 401: compare VITE_SUPABASE_ANON_KEY with the API keys in its dashboard. 404: run npx supabase db push. 540: restore the paused project.`,
    ])
  }
  // This is no enquiry, so the function refuses it and stores nothing.
  const copy = await call('rest/v1/rpc/submit_enquiry', { method: 'POST', body: { reference: '', body: {} } })
  return [
    ...report(
      copy.status === 400
        ? []
        : [
            `Copies of enquiries are not stored: submit_enquiry gives ${describeAnswer(copy)}. Run npx supabase db push.`,
          ],
      'Visitors can read events and leave copies of enquiries.',
    ),
    ...(await checkRights(call)),
    ...(await checkSignUp(call)),
  ]
}

/** No row has this id. */
const NO_ID = '00000000-0000-4000-8000-00000000dead'

/**
 * What visitors must not do. Each write would store nothing even if it were allowed: it breaks a rule of the table, which
 * the database checks after the rights, or its filter matches no row.
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

async function checkRights(call: Call): Promise<Finding[]> {
  const problems = []
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
    } else unclear = `whether visitors can ${what}: Supabase gives ${describeAnswer(answer)}`
  }
  if (unclear) problems.push(`It could not be checked ${unclear}. Run this check again.`)
  return report(problems, 'Visitors read no enquiry, no withdrawn event and no admin, and write nothing.')
}

/** The code of PostgreSQL for missing rights. */
const DENIED = '"42501"'

/** An admin is known by a confirmed address. */
async function checkSignUp(call: Call): Promise<Finding[]> {
  const answer = await call('auth/v1/settings')
  const isConfirmed = answer.status === 200 && answer.text.replaceAll(/\s/g, '').includes('"mailer_autoconfirm":false')
  return report(
    isConfirmed
      ? []
      : [
          `Sign-up asks for no confirmation by email, or does not answer (${describeAnswer(answer)}). Turn on "Confirm email" in Supabase, or run npx supabase config push.`,
        ],
    'Sign-up asks people to confirm their address.',
  )
}
