import type { Page } from '@playwright/test'
import { hostileAddresses, hostileTexts } from '../support/backend/attacks'
import { makeRow } from '../support/site/fake-backend'
import { expect, getOverflow, open, openAsAdmin, test } from './fixtures'

test('the policy blocks inline scripts, event handlers and connections to other sites', async ({
  page,
  allowConsole,
  policyViolations,
}) => {
  allowConsole(/Content.Security.Policy|404/i)
  await open(page, '/')
  const isConnected = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.attacked = true'
    document.body.append(script)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none" onerror="window.attacked = true">',
    )
    return fetch('https://evil.example/').then(
      () => true,
      () => false,
    )
  })
  expect(isConnected).toBe(false)
  for (const directive of ['script-src-elem', 'script-src-attr', 'connect-src']) {
    await expect.poll(() => policyViolations.join('\n')).toContain(`${directive} blocked`)
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  // Checks that the fixture has collected them, so that they do not fail this test.
  policyViolations.length = 0
})

test.describe('hostile events', () => {
  const texts = Object.values(hostileTexts).map((text) => ({ title: text, description: text }))
  const addresses = hostileAddresses.map((address) => ({
    title: 'Address',
    image: address,
    ticket_link: address,
  }))
  // Longer than the database accepts.
  const long = { title: 'x'.repeat(5000), description: 'y'.repeat(50_000) }
  const rows = [...texts, long, ...addresses].map((fields, index) =>
    makeRow({
      id: `row-${index}`,
      image: '/sample-events/stage.jpg',
      event_date: '2999-12-31',
      ...fields,
    }),
  )

  test.beforeEach(({ page }) =>
    page.route('**/rest/v1/events?*', (route) => route.fulfill({ json: rows })),
  )

  const getHeadings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

  async function expectNoAttack(page: Page) {
    const lineCounts = await getHeadings(page).evaluateAll((headings) =>
      headings.map(
        (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
      ),
    )
    expect(Math.round(Math.max(...lineCounts))).toBeLessThanOrEqual(4)
    expect(
      await page.locator('article img:not([src="/sample-events/stage.jpg"], picture *)').count(),
    ).toBe(0)
    expect(await getOverflow(page)).toBe(0)
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  }

  test('are shown to visitors as text, without links', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, '/upcoming-events')
    const news = page.getByRole('region', { name: "What's New?" })
    // A press renames the button.
    const more = news.getByRole('button', { name: /^Read more/ })
    for (let left = await more.count(); left > 0; left--) await more.first().click()
    await expect(page.getByRole('article').filter({ has: page.getByText('Address') })).toHaveCount(
      addresses.length,
    )
    await expect(news.getByRole('article').getByRole('link')).toHaveCount(0)
    // A page must not change a text on the way to the screen.
    const titles = await getHeadings(page).allTextContents()
    expect(titles).toEqual(expect.arrayContaining([...texts, long].map(({ title }) => title)))
    await expectNoAttack(page)
  })

  test('are shown to an admin as text, also in the form and before they are deleted', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openAsAdmin(page, request)
    const titles = await getHeadings(page).allTextContents()
    expect(titles).toEqual(rows.slice(0, titles.length).map(({ title }) => title))
    const title = hostileTexts['an event handler'] ?? ''
    const card = page.getByRole('article').filter({ has: page.getByText(title, { exact: true }) })
    await card.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(title)
    await expect(page.getByRole('dialog').getByLabel('Description', { exact: true })).toHaveValue(
      title,
    )
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('dialog').getByText(`"${title}"`)).toBeVisible()
    await expectNoAttack(page)
  })
})
