import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerSuburb } from '../../../src/booking/place/find-place'
import { hireRules } from '../../../src/content/terms/hire-terms'
import { renderSite } from '../../support/site/render-site'

it('answers a suburb with the price of the trip, for people if our crew builds the item', async () => {
  const { user } = await renderSite('/av-hire/cold-spark')
  await user.click(screen.getByRole('heading', { name: 'Delivery price', level: 2 }))
  await user.type(await screen.findByLabelText('Your suburb or postcode'), '2230')
  expect(
    await screen.findByText(
      answerSuburb(
        { isKnown: true, label: '2230', area: 'sutherland-shire', isInRadius: true },
        'people',
      ),
    ),
  ).toBeVisible()
})

it.each([
  ['/av-hire/powered-speaker-12', hireRules.inShort, hireRules.inShortWithCrew],
  ['/av-hire/cold-spark', hireRules.inShortWithCrew, hireRules.inShort],
])('says of %s who brings it', async (path, sentence, other) => {
  await renderSite(path)
  expect(screen.getByText(sentence)).toBeInTheDocument()
  expect(screen.queryByText(other)).not.toBeInTheDocument()
})
