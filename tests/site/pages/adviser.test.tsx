import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { corporatePackage } from '../../../src/content/packages/corporate'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { formatBothPrices } from '../../../src/lib/text/money'
import { renderSite } from '../../support/site/render-site'

const adviser = () => within(screen.getByRole('region', { name: 'Which package?' }))
const guestsField = () => adviser().getByRole('textbox', { name: 'How many guests?' })
const answer = () => adviser().findByRole('article')
const status = () => adviser().getAllByRole('status')[0]

describe('package adviser', () => {
  it('answers three questions, announces the answer and keeps both in the URL', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, location } = await renderSite('/packages?utm_source=mail')
    expect(adviser().queryByRole('article')).not.toBeInTheDocument()
    await user.click(adviser().getByRole('radio', { name: 'Wedding' }))
    await user.type(guestsField(), '80')
    await user.click(adviser().getByRole('radio', { name: 'Indoors' }))

    const [tier] = weddingsPackage.tiers
    expect(await answer()).toHaveTextContent(tier.name)
    // The visitor pauses.
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(status()).toHaveTextContent(`${tier.name}, from ${formatBothPrices(tier.price)}`)
    expect(location()).toBe('/packages?utm_source=mail&event=wedding&guests=80&place=indoors')
  })

  it('asks for the time outdoors where darkness matters, and keeps it in the link', async () => {
    const { user } = await renderSite('/packages?event=conference&guests=120&place=indoors')
    const [, premium] = corporatePackage.tiers
    expect(adviser().queryByRole('radio', { name: 'After dark' })).not.toBeInTheDocument()
    await user.click(adviser().getByRole('radio', { name: 'Outdoors' }))
    expect(await answer()).toHaveTextContent('By day you need an outdoor LED wall, which we quote.')
    await user.click(adviser().getByRole('radio', { name: 'After dark' }))
    expect(await answer()).toHaveTextContent(premium.name)
    expect(adviser().getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('time=after-dark')),
    )
  })

  it('asks with the suburb of the visitor', async () => {
    localStorage.setItem('site.suburb', JSON.stringify('Newcastle'))
    await renderSite('/packages?event=wedding&guests=80&place=indoors')
    await answer()
    await waitFor(() =>
      expect(adviser().getByRole('link', { name: 'Enquire' })).toHaveAttribute(
        'href',
        expect.stringContaining('&venue=Newcastle'),
      ),
    )
  })

  it('leads to the tiers with the add-on that it advises', async () => {
    const { user } = await renderSite('/packages?event=wedding&guests=110&place=indoors')
    expect(await answer()).toHaveTextContent(/with the add-on “Two subwoofers/)
    await user.click(adviser().getByRole('link', { name: 'Compare the 4 tiers' }))
    expect(
      await screen.findByRole('link', { name: 'Enquire with 1 add-on about Weddings Premium' }),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Two subwoofers/ })).toBeChecked()
  })

  it('explains after the visitor has left the field why a number is not accepted', async () => {
    const { user } = await renderSite('/packages?event=wedding&guests=1&place=indoors')
    await answer()
    await user.clear(guestsField())
    await user.type(guestsField(), '99999')
    expect(guestsField()).toBeValid()
    await user.tab()
    expect(guestsField()).toHaveAccessibleDescription(/whole number from 1 to 10,000/)
    expect(adviser().queryByRole('article')).not.toBeInTheDocument()
  })

  it('asks for the number once the other answers are there', async () => {
    const { user } = await renderSite('/packages?event=wedding')
    await user.click(guestsField())
    await user.tab()
    expect(guestsField()).toBeValid()
    await user.click(adviser().getByRole('radio', { name: 'Indoors' }))
    expect(guestsField()).toHaveAccessibleDescription('Please enter the number of guests')
  })

  it('enquires about the number that was typed just before, which is still there after Back', async () => {
    const { user, goBack } = await renderSite('/packages?event=party&guests=40&place=indoors')
    await answer()
    await user.type(guestsField(), '{Control>}a{/Control}150')
    await user.click(adviser().getByRole('link', { name: 'Enquire' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Message')).toHaveDisplayValue(/for 150 guests/),
    )
    await goBack()
    expect(guestsField()).toHaveValue('150')
  })
})
