import weddingsBasicPicture from '../../../pictures/packages/weddings-basic.webp?picture'
import weddingsDiamondPicture from '../../../pictures/packages/weddings-diamond.webp?picture'
import weddingsHorizonPicture from '../../../pictures/packages/weddings-horizon.webp?picture'
import weddingsPremiumPicture from '../../../pictures/packages/weddings-premium.webp?picture'
import weddingsPicture from '../../../pictures/packages/weddings.webp?picture'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [1000, 1200, 1800, 2500] as const

export const category: PackageCategory = {
  ...getPackageName('weddings'),
  description: 'A DJ, warm light and clear speeches for the reception, with festoons, fog or a draped ceiling to add.',
  image: weddingsPicture,
  gel: 'straw',
  crewed: true,
  prices,
}

export const page: PackagePage = {
  title: 'Wedding Packages',
  subtitle: 'From the entrance to the last song',
  intro:
    'A DJ, sound and warm light for receptions in halls, gardens, clubs and marquees, with the run sheet agreed before the day. Fog, sparks and ceiling draping depend on the venue, so we ask about smoke detectors, ceiling height and hanging points before we quote. Tables, chairs and flowers in the pictures are not part of the package.',
  disclaimer: ['DJ packages run for 5 hours, which is non-negotiable.', 'Costs include travel, set-up and pack-down.'],
  hours: '5 hours, non-negotiable',
  addOns: [
    "Ceremony sound with the celebrant's lapel microphone",
    'Acoustic duo for canapés',
    'Photographer or videographer',
    'Cold sparks for the first dance',
    'Festoon lights for the garden',
    'Roving act between ceremony and dinner',
  ],
  tiers: [
    {
      name: 'Weddings Basic',
      tier: 'basic',
      image: weddingsBasicPicture,
      price: prices[0],
      description: 'Everything a reception must hear, on a table that matches the linen.',
      features: [
        'DJ for 5 hours',
        'Controller and laptop on a white-draped table',
        '2 speakers on stands',
        '2 warm uplights',
        'Wireless handheld for speeches',
        'Travel, set-up and pack-down',
      ],
    },
    {
      name: 'Weddings Premium',
      tier: 'premium',
      image: weddingsPremiumPicture,
      price: prices[1],
      description: 'A white booth and a ceiling of warm bulbs for dinner and dancing alike.',
      features: [
        'White DJ booth in place of the draped table',
        '2 media players in place of the controller',
        'Festoon lights over the room',
        '4 warm uplights in place of 2',
      ],
    },
    {
      name: 'Weddings Diamond',
      tier: 'diamond',
      image: weddingsDiamondPicture,
      price: prices[2],
      description: 'A white floor and low fog for the first dance, then a mirror ball for everyone else.',
      features: [
        'White dance floor',
        'Low fog for the first dance',
        'Mirror ball with 2 pinspots',
        '6 warm uplights in place of 4',
        'Technician for fog and lights',
      ],
    },
    {
      name: 'Weddings Horizon',
      tier: 'horizon',
      image: weddingsHorizonPicture,
      price: prices[3],
      description: 'The whole room dressed in light, with live guitar before the dancing and sparks for the kiss.',
      features: [
        'Fairy-light ceiling in place of festoons and ball',
        '2 cold-spark fountains',
        'Acoustic soloist for a set of 45 minutes',
        '2 subwoofers under the speakers',
        'Second wireless handheld microphone',
      ],
    },
  ],
  comparison: [
    { label: 'People', values: ['DJ', 'DJ', 'DJ, technician', 'DJ, technician, soloist'] },
    { label: 'Decks', values: ['Controller, laptop', '2 players', '2 players', '2 players'] },
    { label: 'Booth', values: ['White-draped table', 'White booth', 'White booth', 'White booth'] },
    { label: 'Sound', values: ['2 speakers', '2 speakers', '2 speakers', '+ 2 subwoofers'] },
    { label: 'Wireless microphones', values: ['1', '1', '1', '2'] },
    { label: 'Warm uplights', values: ['2', '4', '6', '6'] },
    { label: 'Overhead', values: ['', 'Festoon lights', 'Festoons, mirror ball', 'Fairy-light ceiling'] },
    { label: 'Dance floor', values: ['', '', 'White', 'White'] },
    { label: 'First dance', values: ['', '', 'Low fog', 'Low fog, 2 sparks'] },
  ],
  seo: {
    title: 'Wedding DJ Packages in Sydney',
    description:
      'Wedding DJ packages of 5 hours with travel, set-up and pack-down: compare booths, festoon lights, low fog, sparks and a fairy-light ceiling.',
  },
}
