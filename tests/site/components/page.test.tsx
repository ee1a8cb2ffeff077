import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Page } from '../../../src/components/Page'

it('renders what is below the first screen in a second step after a click, but not where the whole page is needed', async () => {
  const inTwoSteps: string[] = []

  function Example() {
    const { key, pathname } = useLocation()
    return (
      <Page key={key} title={pathname} description={pathname} firstScreen={<h1>{pathname}</h1>}>
        <Rest pathname={pathname} />
      </Page>
    )
  }

  function Rest({ pathname }: { pathname: string }) {
    useState(() => document.querySelector('h1')?.textContent === pathname && inTwoSteps.push(pathname))
    return <p>The rest of {pathname}</p>
  }

  const router = createMemoryRouter([{ path: '*', element: <Example /> }], { initialEntries: ['/first-load'] })
  const { container } = render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  )
  await act(() => router.navigate('/click'))
  expect(container).toHaveTextContent('The rest of /click')
  await act(() => router.navigate('/part#terms'))
  await act(() => router.navigate(-1))
  expect(container).toHaveTextContent('The rest of /click')
  expect(inTwoSteps).toEqual(['/click'])
})
