import { screen } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { server } from '../support/server'

const asked = vi.fn<(url: string) => void>()

// The environment is read once, when the data layer is loaded. So every test loads the site anew.
beforeEach(() => {
  vi.resetModules()
  asked.mockClear()
  server.use(
    http.all('*', ({ request }) => {
      asked(request.url)
      // What a static host answers to an address that it does not know.
      return new Response('<!doctype html><title>Page Not Found</title>', {
        status: 404,
        headers: { 'Content-Type': 'text/html' },
      })
    }),
  )
})

async function openPage(url: string, key: string) {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  const { renderSite } = await import('../support/render-site')
  await renderSite('/eventsadmin')
}

it.each([
  ['without an address', '', 'sb_publishable_test'],
  ['without a key', 'https://backend.example', ''],
])('a build %s says what to set, and asks nobody', async (_, url, key) => {
  await openPage(url, key)
  expect(screen.getByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_ANON_KEY')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
  expect(document.title).toMatch(/^Events Admin \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(asked).not.toHaveBeenCalled()
})

it('a build for the embedded backend says so where it was published without one', async () => {
  await openPage('/', 'sb_publishable_embedded')
  expect(await screen.findByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(asked).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
})
