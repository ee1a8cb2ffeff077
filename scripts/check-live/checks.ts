import { checkBackend } from './check-backend'
import { checkBuild, checkSamples } from './check-build'
import { checkDomain, checkHostNames, checkHttps } from './check-domain'
import { checkCompression, checkFiles, checkPages, checkRedirect, checkSitemap, checkUnknownPaths } from './check-pages'
import { checkWebhook, getWebhook, sendTestEnquiry } from './check-webhook'
import type { Finding, Site } from './site'

type Check = (site: Site) => readonly Finding[] | Promise<readonly Finding[]>

/** Every check by the name that --skip takes, in the order in which they run. */
export const checks: Readonly<Record<string, Check>> = {
  https: checkHttps,
  www: checkHostNames,
  pages: checkPages,
  sitemap: checkSitemap,
  slash: (site) => checkRedirect(site, '/about/'),
  html: (site) => checkRedirect(site, '/about.html'),
  unknown: checkUnknownPaths,
  files: checkFiles,
  compression: checkCompression,
  domain: checkDomain,
  backend: checkBackend,
  webhook: (site) => checkWebhook(getWebhook(site)),
  build: (site) => checkBuild(site),
  samples: checkSamples,
  /** Runs only with --send. */
  send: (site) => sendTestEnquiry(getWebhook(site)),
}
