import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { packages } from '../../../src/content/packages'
import { tierLabels } from '../../../src/content/tier-levels'
import { formatTierInBrief } from '../../../src/packages/tier-in-brief'
import { getTierDetails } from '../../../src/packages/tiers'
import { mockReducedMotion, mockScrolling } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

const withScenes = packages.flatMap((pkg) => (pkg.scenes ? { ...pkg, scenes: pkg.scenes } : []))

const findFader = () => screen.findByRole('slider')
const getFader = () => screen.getByRole('slider')
const slide = (value: number) => fireEvent.change(getFader(), { target: { value } })
/** The section of the fader. */
const getSection = () => within(getFader().closest('section') as HTMLElement)

it('only a package with pictures of one room has a fader', async () => {
  const without = packages.find(({ scenes }) => !scenes)
  await renderSite(`/packages/${without?.slug}`)
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

describe('the fader of a package', () => {
  const [pkg] = withScenes as [(typeof withScenes)[0]]
  const facts = getTierDetails(pkg)

  it('names each tier with its price and guests, links to its card and shows its picture', async () => {
    await renderSite(`/packages/${pkg.slug}`)
    await findFader()
    for (const [index, tierFacts] of facts.entries()) {
      slide(index)
      expect(getFader()).toHaveAccessibleName()
      expect(getFader()).toHaveAttribute('aria-valuetext', formatTierInBrief(tierFacts))
      const { name, level } = tierFacts.tier
      expect(getSection().getByText(name)).toBeVisible()
      const link = getSection().getByRole('link', { name: `What ${tierLabels[level]} includes` })
      expect(link).toHaveAttribute('href', `/packages/${pkg.slug}#${level}`)
      expect(document.getElementById(level)).toHaveTextContent(name)
      expect(getSection().getAllByRole('img')).toHaveLength(1)
      expect(getSection().getByRole('img')).toHaveAccessibleName(pkg.scenes[index]?.alt)
    }
  })

  it('loads when it is near', async () => {
    const setNear = mockScrolling()
    await renderSite(`/packages/${pkg.slug}`)
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    setNear(true)
    await findFader()
    expect(getSection().getByRole('img')).toBeInTheDocument()
  })

  it('stops between two tiers only while it is held', async () => {
    await renderSite(`/packages/${pkg.slug}`)
    expect(await findFader()).toHaveAttribute('step', '1')
    fireEvent.pointerDown(getFader())
    expect(getFader()).toHaveAttribute('step', 'any')
    slide(1.6)
    expect(getFader()).toHaveValue('1.6')
    fireEvent.lostPointerCapture(getFader())
    expect(getFader()).toHaveValue('2')
    expect(getFader()).toHaveAttribute('step', '1')
  })

  it('never stops between two tiers with reduced motion', async () => {
    mockReducedMotion()
    await renderSite(`/packages/${pkg.slug}`)
    fireEvent.pointerDown(await findFader())
    expect(getFader()).toHaveAttribute('step', '1')
  })
})
