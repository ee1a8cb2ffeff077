import { resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import {
  buildSettings,
  getSettingErrors,
  readSettings,
} from '../../../vite/hosting/build-settings.ts'

const webhook = { VITE_ENQUIRY_WEBHOOK_URL: 'https://hooks.example/enquiry' }
const backend = {
  VITE_SUPABASE_URL: 'https://project.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_key',
}

it.each([
  { ...webhook, ...backend },
  { ...webhook, VITE_SUPABASE_URL: '' },
])('builds for deployment with %o', (settings) => {
  expect(getSettingErrors(settings)).toEqual([])
})

it.each([
  ['VITE_ENQUIRY_WEBHOOK_URL', backend],
  ['VITE_ENQUIRY_WEBHOOK_URL', { ...backend, VITE_ENQUIRY_WEBHOOK_URL: ' ' }],
  ['VITE_ENQUIRY_WEBHOOK_URL', { ...backend, VITE_ENQUIRY_WEBHOOK_URL: 'http://hooks.example' }],
  ['VITE_ENQUIRY_WEBHOOK_URL', { ...backend, VITE_ENQUIRY_WEBHOOK_URL: '/api/enquiries' }],
  ['VITE_SUPABASE_URL', webhook],
  ['VITE_SUPABASE_URL', { ...webhook, ...backend, VITE_SUPABASE_URL: '/' }],
  ['VITE_SUPABASE_ANON_KEY', { ...webhook, VITE_SUPABASE_URL: 'https://project.example' }],
  [
    'VITE_ANALYTICS_SCRIPT_URL',
    { ...webhook, ...backend, VITE_ANALYTICS_SCRIPT_URL: 'http://count.example/pa-1.js' },
  ],
])('names %s in the error of a build with %o', (name, settings) => {
  expect(getSettingErrors(settings)).toEqual([expect.stringMatching(`^${name} is not`)])
})

/** A JSON Web Token, as Supabase makes its older keys. */
const makeToken = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
    .concat('.signature')

it.each(['sb_secret_key', ' "sb_secret_key"', makeToken('service_role')])(
  'refuses the secret key %s',
  (key) => {
    const errors = getSettingErrors({ ...webhook, ...backend, VITE_SUPABASE_ANON_KEY: key })
    expect(errors).toEqual([expect.stringContaining('secret key')])
  },
)

it('accepts the older key of visitors, which is a token, too', () => {
  expect(
    getSettingErrors({ ...webhook, ...backend, VITE_SUPABASE_ANON_KEY: makeToken('anon') }),
  ).toEqual([])
})

it('ignores the settings in mode preview, so that tests never write to a real backend', () => {
  vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhook.VITE_ENQUIRY_WEBHOOK_URL)
  const read = (mode: string) => readSettings('/nowhere', { command: 'build', mode }).settings
  expect(read('production')).toMatchObject(webhook)
  expect(read('preview')).toEqual({})
})

it('keeps the settings out of the site in mode preview', async () => {
  vi.stubEnv('VITE_ANALYTICS_SCRIPT_URL', 'https://count.example/pa-1.js')
  const readSiteEnv = async (mode: string) =>
    (await resolveConfig({ mode, configFile: false, plugins: [buildSettings()] }, 'serve')).env
  expect(await readSiteEnv('development')).toHaveProperty('VITE_ANALYTICS_SCRIPT_URL')
  expect(await readSiteEnv('preview')).not.toHaveProperty('VITE_ANALYTICS_SCRIPT_URL')
})

it.each([
  { command: 'serve', mode: 'development', isPreview: false, isLocal: true },
  { command: 'build', mode: 'preview', isPreview: false, isLocal: true },
  { command: 'serve', mode: 'preview', isPreview: true, isLocal: true },
  { command: 'build', mode: 'production', isPreview: false, isLocal: false },
  { command: 'build', mode: 'staging', isPreview: false, isLocal: false },
  { command: 'serve', mode: 'production', isPreview: true, isLocal: false },
] as const)(
  'has the embedded backend and inbox: $isLocal, for vite $command in mode $mode',
  ({ isLocal, ...env }) => {
    expect(readSettings('/nowhere', env).isLocal).toBe(isLocal)
  },
)
