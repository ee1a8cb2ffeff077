import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { env } from '../../../src/data/env'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { matchPage } from '../../../src/sitemap'
import { silenceErrors } from '../../support/console'
import { startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

const SCRIPT_URL = 'https://count.example/js/pa-1.js'
const getScripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://count.example/"]'),
]
/** The events that the script will send when it has loaded. */
const getEvents = () => window.plausible?.q?.map(([name, { url }]) => `${name} ${url}`)
const at = (path: string) => window.location.origin + path

beforeEach(() => {
  startFakeBackend()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  delete window.plausible
  for (const script of getScripts()) script.remove()
})

// On a busy machine, the code of a page can take longer to load than tests wait.
beforeAll(async () => {
  await QuoteContents.preload()
  for (const path of ['/packages', '/eventsadmin', '/contact'])
    await matchPage(path).page.Page.preload()
})

/** Opens a page of a build with this script. */
function openSite(href: string, scriptUrl = SCRIPT_URL) {
  vi.spyOn(env, 'analyticsScriptUrl', 'get').mockReturnValue(scriptUrl)
  return renderSite(href)
}

async function fillInAndSend() {
  const values = { 'Full Name': 'Priya Nair', Email: 'priya@example.com' }
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(name), { target: { value } })
  }
  fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }))
}

it('loads one script when the browser is idle, and counts each page once, without the query and the admin page', async () => {
  const { follow, goBack, location } = await openSite('/av-hire?category=audio')
  fireEvent.change(screen.getByPlaceholderText('Find What You Need'), { target: { value: 'fog' } })
  await waitFor(() => expect(location()).toContain('fog'))
  await follow('/packages')
  await screen.findByText('Which package?')
  await follow('/packages?event=wedding&guests=120&place=indoors')
  await screen.findByText('Why this tier')
  await follow('/packages?event=wedding&guests=121&place=indoors')
  await follow('/eventsadmin')
  await screen.findByText('Admin Login')
  await goBack()
  await screen.findByText('Why this tier')
  expect(getEvents()).toEqual([
    `pageview ${at('/av-hire')}`,
    `pageview ${at('/packages')}`,
    `package advised ${at('/packages')}`,
    `package advised ${at('/packages')}`,
    `pageview ${at('/packages')}`,
  ])
  expect(window.plausible?.o).toEqual({ autoCapturePageviews: false })
  await waitFor(() => expect(getScripts().map(({ src }) => src)).toEqual([SCRIPT_URL]))
})

it('counts that a quote is requested and an enquiry is sent, without what is in them', async () => {
  server.use(http.post('*/api/enquiries', () => new HttpResponse(null, { status: 201 })))
  localStorage.setItem('site.quote', '{"kit":[{"id":"xdj-xz"}]}')
  const { user } = await openSite('/av-hire')
  // By text, because the roles of all cards are slow to compute.
  await user.click(screen.getByText(/^Quote cart/))
  await user.click(await screen.findByText('Request Quote'))
  await fillInAndSend()
  await screen.findByRole('heading', { name: /^Thank you/ })
  expect(getEvents()).toEqual([
    `pageview ${at('/av-hire')}`,
    `quote requested ${at('/av-hire')}`,
    `pageview ${at('/contact')}`,
    `enquiry sent ${at('/contact')}`,
  ])
})

it('does not keep a visitor from reading that an enquiry was sent if the script fails', async () => {
  const logged = silenceErrors()
  server.use(http.post('*/api/enquiries', () => new HttpResponse(null, { status: 201 })))
  window.plausible = () => {
    throw new Error('Failed')
  }
  await openSite('/contact?subject=Karaoke')
  await fillInAndSend()
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('Could not count', 'enquiry sent', expect.any(Error))
})

const getVisitorCount = () => screen.queryByRole('heading', { name: /Visitor count$/ })

it('is described in the privacy policy, or else is off', async () => {
  const { unmount } = await openSite('/privacy')
  expect(getVisitorCount()).toBeInTheDocument()
  unmount()
  delete window.plausible
  for (const script of getScripts()) script.remove()
  await openSite('/privacy', '')
  expect(getVisitorCount()).not.toBeInTheDocument()
  expect(window.plausible).toBeUndefined()
  expect(getScripts()).toEqual([])
})
