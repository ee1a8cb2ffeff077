import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadSite } from '../../support/site/load-site'

it.each([
  ['without a URL', '', 'sb_publishable_test'],
  ['without a key', 'https://backend.example', ''],
])('names the missing variables in a build %s', async (_, url, key) => {
  const renderSite = await loadSite({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key })
  await renderSite('/eventsadmin')
  expect(await screen.findByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_ANON_KEY')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
  expect(document.title).toMatch(/^Events Admin \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
