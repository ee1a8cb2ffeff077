import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { packages } from '../../../src/content/packages'
import { tierLabels } from '../../../src/content/tier-levels'
import { formatTierInBrief, getTierDetails } from '../../../src/packages/tiers'
import { renderSite } from '../../support/site/render-site'

const withScenes = packages.flatMap((pkg) => (pkg.scenes ? { ...pkg, scenes: pkg.scenes } : []))

const getFader = () => screen.getByRole('slider')
const slide = (value: number) => fireEvent.change(getFader(), { target: { value } })
const getTierCards = () => [...screen.getByRole('list', { name: /: tiers$/ }).children] as HTMLElement[]

describe('the fader of a package', () => {
  const [pkg] = withScenes as [(typeof withScenes)[0]]
  const facts = getTierDetails(pkg)

  it('lights the room for each tier, with its name, price, guests and enquiry', async () => {
    await renderSite(`/packages/${pkg.slug}`)
    for (const [index, tierFacts] of facts.entries()) {
      slide(index)
      expect(getFader()).toHaveAccessibleName()
      expect(getFader()).toHaveAttribute('aria-valuetext', formatTierInBrief(tierFacts))
      const { name, level } = tierFacts.tier
      const room = getFader().closest('.fader-frame') as HTMLElement
      expect(within(room).getByText(name)).toBeVisible()
      expect(within(room).getByRole('link', { name: `Enquire about ${tierLabels[level]}` })).toHaveAttribute(
        'href',
        within(getTierCards()[index] as HTMLElement)
          .getByRole('link', { name: `Enquire about ${name}` })
          .getAttribute('href'),
      )
      expect(within(room).getAllByRole('img')).toHaveLength(1)
      expect(within(room).getByRole('img')).toHaveAccessibleName(pkg.scenes[index]?.alt)
    }
  })

  it('is in the URL, and opens as it is there', async () => {
    const { location } = await renderSite(`/packages/${pkg.slug}?add=${pkg.addOns[0]?.id}`)
    slide(2)
    await waitFor(() => expect(location()).toBe(`/packages/${pkg.slug}?add=${pkg.addOns[0]?.id}&light=diamond`))
    slide(1)
    await waitFor(() => expect(location()).not.toContain('light'))
  })

  it.each([
    ['diamond', '2'],
    ['darkness', '1'],
  ])('opens with the light of a link: %s', async (light, value) => {
    await renderSite(`/packages/${pkg.slug}?light=${light}`)
    expect(getFader()).toHaveValue(value)
  })
})
