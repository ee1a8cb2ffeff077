import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { corporatePackage } from '../../../src/content/packages/corporate'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import type { AddOn } from '../../../src/content/schemas/package'
import { HIRE_HOURS } from '../../../src/content/terms/hire-terms'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { formatBothPrices, formatPrice, getLowestPrice, withGst } from '../../../src/lib/text/money'
import { getSetupKit } from '../../../src/suitability/setups'
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
    expect(await answer()).toHaveTextContent(tier.description)
    // The visitor pauses.
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(status()).toHaveTextContent(`${tier.name}, from ${formatBothPrices(tier.price)}`)
    expect(location()).toBe('/packages?utm_source=mail&event=wedding&guests=80&place=indoors')
    expect(adviser().getByRole('link', { name: /^Compare/ })).toHaveAttribute('href', '/packages/weddings#tiers')
    // Below the answer.
    expect(
      adviser()
        .getByText('Does it fit your room?')
        .compareDocumentPosition(await answer()),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('offers a smaller tier with an add-on, with the total', async () => {
    await renderSite('/packages?event=wedding&guests=81&place=indoors')
    const [, premium] = weddingsPackage.tiers
    const subwoofers: AddOn | undefined = weddingsPackage.addOns.find(({ id }) => id === 'subwoofers')
    const addOnPrice = getLowestPrice(getKitPrice(subwoofers?.items ?? []).price)
    const heading = within(await answer()).getByRole('heading', { level: 3 })
    expect(heading).toHaveTextContent(`${premium.name} with the add-on “${subwoofers?.text}”`)
    expect(await answer()).toHaveTextContent(formatPrice(premium.price + addOnPrice))
  })

  it('names speakers that would help when no tier suits the guests outdoors', async () => {
    await renderSite('/packages?event=party&guests=105&place=outdoors')
    const setup = getSetupKit({ purpose: 'dancing' }, 210)
    const price = setup?.price ?? NaN
    expect(await answer()).toHaveTextContent(
      `${formatPrice(withGst(price))} for ${HIRE_HOURS} hours, incl. GST (${formatPrice(price)}+GST)`,
    )
  })

  it('leads to hire if speakers alone cost less than the tier', async () => {
    await renderSite('/packages?event=talk&guests=40&place=indoors')
    const price = getSetupKit({ purpose: 'speeches' }, 40)?.price ?? NaN
    expect(await answer()).toHaveTextContent(`Just speakers? Hire them by the day, from ${formatPrice(withGst(price))}`)
    const link = within(await answer()).getByRole('link', { name: 'Hire them by the day' })
    expect(link).toHaveAttribute('href', '/av-hire/pa-systems')
  })

  it('names the largest tier and its limit for an event with more guests', async () => {
    await renderSite('/packages?event=sound&guests=2000&place=indoors')
    const largest = speakersPackage.tiers[3]
    expect(await answer()).toHaveTextContent(`${largest.name} suits up to ${largest.guests} guests indoors.`)
    expect(status()).toHaveTextContent('talk to us')
  })

  it('asks for the time outdoors where darkness matters, and keeps it in the link', async () => {
    const { user } = await renderSite('/packages?event=conference&guests=120&place=indoors')
    const [, premium, diamond] = corporatePackage.tiers
    const afterDark = () => adviser().queryByRole('radio', { name: 'After dark' })
    expect(afterDark()).not.toBeInTheDocument()
    await user.click(adviser().getByRole('radio', { name: 'Outdoors' }))
    expect(adviser().getByRole('radio', { name: 'By day' })).toBeChecked()
    expect(await answer()).toHaveTextContent(diamond.name)
    await user.click(adviser().getByRole('radio', { name: 'After dark' }))
    expect(await answer()).toHaveTextContent(`outdoors after dark${premium.name}`)
    expect(adviser().getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('time=after-dark')),
    )
  })

  it('says what suits after dark if no tier does by day', async () => {
    await renderSite('/packages?event=talk&guests=50&place=outdoors')
    expect(await answer()).toHaveTextContent(
      /suits up to 40 guests outdoors by day.*50 guests outdoors after dark, we have AV Equipment/,
    )
  })

  it.each([
    ['99999', /whole number from 1 to 10,000/],
    ['{Backspace}', /enter the number of guests/],
  ])('explains after the visitor has left the field why %j is not accepted', async (text, message) => {
    const { user } = await renderSite('/packages?event=wedding&guests=1&place=indoors')
    await answer()
    await user.clear(guestsField())
    await user.type(guestsField(), text)
    expect(guestsField()).toBeValid()
    await user.tab()
    expect(guestsField()).toBeInvalid()
    expect(guestsField()).toHaveAccessibleDescription(message)
    expect(adviser().queryByRole('article')).not.toBeInTheDocument()
    expect(status()).toBeEmptyDOMElement()
    await user.type(guestsField(), '{Control>}a{/Control}80')
    expect(guestsField()).toBeValid()
  })

  it('keeps a number of guests from a link that is not valid, and explains the problem', async () => {
    const { user } = await renderSite(`/packages?guests=50.0&place=indoors`)
    await user.click(adviser().getByRole('radio', { name: 'Wedding' }))
    await user.tab()
    expect(guestsField()).toHaveValue('50.0')
    expect(guestsField()).toHaveAccessibleDescription(/whole number/)
  })

  it('enquires about the number that was typed just before, which is still there after Back', async () => {
    const { user, goBack } = await renderSite('/packages?event=party&guests=40&place=indoors')
    await answer()
    await user.type(guestsField(), '{Control>}a{/Control}150')
    await user.click(adviser().getByRole('link', { name: 'Enquire' }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveDisplayValue(/for 150 guests/))
    await goBack()
    expect(guestsField()).toHaveValue('150')
  })
})
