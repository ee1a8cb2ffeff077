import { screen } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { server } from '../support/server'

const handleRequest = vi.fn<(url: string) => void>()

// The data layer reads the environment when it is imported, so every test loads the site again.
beforeEach(() => {
  vi.resetModules()
  handleRequest.mockClear()
  server.use(
    http.all('*', ({ request }) => {
      handleRequest(request.url)
      // The response of a static host to an unknown URL.
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
  ['without a URL', '', 'sb_publishable_test'],
  ['without a key', 'https://backend.example', ''],
])('names the missing variables in a build %s, without a request', async (_, url, key) => {
  await openPage(url, key)
  expect(screen.getByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_ANON_KEY')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
  expect(document.title).toMatch(/^Events Admin \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(handleRequest).not.toHaveBeenCalled()
})

it('names the missing variables in a build for the embedded backend that was published without it', async () => {
  await openPage('/', 'sb_publishable_embedded')
  expect(await screen.findByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(handleRequest).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
})
