import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadSite } from '../../support/site/load-site'

it('names the missing variables in a build without a backend, and offers no login', async () => {
  const renderSite = await loadSite({ VITE_SUPABASE_ANON_KEY: '' })
  await renderSite('/eventsadmin')
  expect(await screen.findByText('VITE_SUPABASE_URL')).toBeInTheDocument()
  expect(screen.getByText('VITE_SUPABASE_ANON_KEY')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
})
