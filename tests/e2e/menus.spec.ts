import { expect, MOVING, open, PHONE, test } from './fixtures'

test.use(MOVING)

test('the menus open by mouse, keyboard and on a phone, and lead to a page', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  await header.getByRole('link', { name: 'Packages', exact: true }).hover()
  await header.getByRole('link', { name: 'Weddings', exact: true }).click()
  await expect(page).toHaveURL('/packages/weddings')
  await expect(heading).toContainText('Wedding')
  // The new page takes the focus, which closes a menu.
  await expect(heading).toBeFocused()
  // The pointer would open what comes under it, such as when the header shrinks.
  await page.mouse.move(0, 500)

  const button = header.getByRole('button', { name: 'About Us menu' })
  await button.press('Enter')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await header.getByRole('link', { name: 'Meet the Team' }).press('Enter')
  await expect(page).toHaveURL('/team')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(heading).toBeFocused()

  await page.setViewportSize(PHONE)
  const submenu = header.getByRole('button', { name: 'Services menu' })
  await header.getByRole('button', { name: 'Open menu' }).click()
  await submenu.click()
  await header.getByRole('link', { name: 'DJ Hire', exact: true }).click()
  await expect(page).toHaveURL('/services/dj-hire')
  await expect(submenu).toBeHidden()
})
