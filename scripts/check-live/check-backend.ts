import { EMBEDDED_KEY } from '../../vite/backend/backend'
import { type Answer, request } from './request'
import { type Finding, type Site, summarize, wrong } from './site'

// Supabase, as a visitor and as an attacker with the key that every visitor has.

type Backend = { call: (path: string, init?: { method?: string; body?: unknown }) => Promise<Answer> }

/** Returns null for a build that names no backend on purpose. */
export function getBackend({ url, build, timeoutMs }: Site): Backend | null {
  // Without the setting, the site uses the embedded backend of `npm run preview`.
  const { VITE_SUPABASE_URL: setting = url, VITE_SUPABASE_ANON_KEY: key = EMBEDDED_KEY } = build.settings
  if (!setting.trim()) return null
  const base = setting.trim().replace(/\/$/, '')
  return {
    call: (path, { method = 'GET', body } = {}) =>
      request(`${base}/${path}`, timeoutMs, {
        method,
        headers: { apikey: key.trim(), 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}

/** The two calls that visitors make: reading events, and leaving a copy of an enquiry. */
export async function checkBackend({ call }: Backend): Promise<Finding[]> {
  const events = await call('rest/v1/events?select=id&is_active=is.true&limit=1')
  if (events.status === 540) return [wrong('The Supabase project is paused. Open it in the dashboard and restore it.')]
  if (events.status === 401) {
    return [
      wrong('Supabase refuses the key of the site. Compare VITE_SUPABASE_ANON_KEY with the API keys in its dashboard.'),
    ]
  }
  if (events.status === 404) return [wrong('Supabase has no table of events. Run npx supabase db push.')]
  if (events.status !== 200) return [wrong(`Supabase answers a visitor who reads events with status ${events.status}.`)]
  // Not an enquiry, so the function refuses it and stores nothing.
  const copy = await call('rest/v1/rpc/submit_enquiry', { method: 'POST', body: { reference: '', body: {} } })
  return summarize(
    copy.status === 400
      ? []
      : [
          `Copies of enquiries are not stored: submit_enquiry answers with status ${copy.status}. Run npx supabase db push.`,
        ],
    'Supabase answers: visitors read events, and it takes copies of enquiries.',
  )
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
export async function checkStrangers({ call }: Backend): Promise<Finding[]> {
  const problems = []
  for (const [what, method, path, body] of FORBIDDEN) {
    const { status, text } = await call(`rest/v1/${path}`, { method, body })
    // A reader without rights may get an empty list instead.
    const isEmpty = method === 'GET' && status === 200 && text.trim() === '[]'
    if (![401, 403].includes(status) && !isEmpty && !isDenied(text)) {
      problems.push(`Strangers can ${what} (status ${status}). Run npx supabase db push, and look at its access rules.`)
    }
  }
  return summarize(problems, 'Strangers read no enquiry, no withdrawn event and no admin, and write nothing.')
}

/** The code of PostgreSQL for missing rights. */
const isDenied = (text: string) => text.includes('"42501"')

/** An admin is known by a confirmed address. */
export async function checkSignUp({ call }: Backend): Promise<Finding[]> {
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
