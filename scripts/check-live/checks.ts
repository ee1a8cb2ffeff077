import { isSecretKey } from '../../vite/hosting/build-settings'
import { checkBackend, checkSignUp, checkStrangers, getBackend } from './check-backend'
import { checkBuild, checkSamples } from './check-build'
import { checkDomain, checkHostNames, checkHttps } from './check-domain'
import {
  checkAdminPages,
  checkCaching,
  checkCompression,
  checkFiles,
  checkPages,
  checkRedirect,
  checkUnknownPaths,
} from './check-pages'
import { checkWebhook, getWebhook, sendTestEnquiry } from './check-webhook'
import { type Finding, right, type Site, wrong } from './site'

type Check = (site: Site) => readonly Finding[] | Promise<readonly Finding[]>

const NO_BACKEND = [right('The build names no backend, on purpose: there are no events and no copies of enquiries.')]
const SECRET_KEY = [
  wrong(
    'The site publishes a secret key of Supabase, with which everyone can read and change everything. Replace that key in the dashboard now, and build again with the publishable one.',
  ),
]

const withBackend =
  (check: (backend: NonNullable<ReturnType<typeof getBackend>>) => Promise<readonly Finding[]>): Check =>
  (site) => {
    const backend = getBackend(site)
    if (!backend) return NO_BACKEND
    return isSecretKey(site.build.settings.VITE_SUPABASE_ANON_KEY) ? SECRET_KEY : check(backend)
  }

/** Every check by the name that --skip takes, in the order in which they run. */
export const checks: Readonly<Record<string, Check>> = {
  https: checkHttps,
  www: checkHostNames,
  pages: checkPages,
  slash: (site) => checkRedirect(site, '/about/'),
  html: (site) => checkRedirect(site, '/about.html'),
  unknown: checkUnknownPaths,
  files: checkFiles,
  caching: checkCaching,
  compression: checkCompression,
  admin: checkAdminPages,
  domain: checkDomain,
  backend: withBackend(checkBackend),
  strangers: withBackend(checkStrangers),
  'sign-up': withBackend(checkSignUp),
  webhook: (site) => checkWebhook(getWebhook(site)),
  build: (site) => checkBuild(site),
  samples: checkSamples,
  /** Runs only with --send. */
  send: (site) => sendTestEnquiry(getWebhook(site)),
}
