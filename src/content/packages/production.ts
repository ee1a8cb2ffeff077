import ledParPicture from '../../../pictures/equipment/led-par.webp?picture'
import movingHeadWashPicture from '../../../pictures/equipment/moving-head-wash.webp?picture'
import stageDeckPicture from '../../../pictures/equipment/stage-deck.webp?picture'
import trussGoalpostPicture from '../../../pictures/equipment/truss-goalpost.webp?picture'
import productionPicture from '../../../pictures/packages/production.webp?picture'
import { cableRule, dryHire, dryHireRules } from '../dry-hire'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [350, 480, 650, 800] as const

export const category: PackageCategory = {
  ...getPackageName('production'),
  description: 'Moving heads, haze, truss and stage decks for crews that build their own show, cables included.',
  image: productionPicture,
  gel: 'rose',
  crewed: false,
  prices,
}

export const page: PackagePage = {
  title: 'Production Packages',
  subtitle: 'Light, haze and truss for your own crew',
  intro:
    'Stage light and staging for school musicals, band nights, community theatre and parties with a crew of their own. Truss and decks are for people who build them regularly; if that is not you, add our crew. Ask the venue about its smoke detectors before you switch on haze.',
  disclaimer: [...dryHireRules, cableRule],
  hours: dryHire,
  addOns: [
    'Crew to build truss and stage',
    'Technician to programme and run the lights',
    'LED screen on a ground stack',
    'Cold-spark pair with an operator',
    'CO2 jet',
    'Festoon lights for the entrance',
  ],
  tiers: [
    {
      name: 'Production Basic',
      tier: 'basic',
      image: ledParPicture,
      price: prices[0],
      description: 'Colour from the front and the side, for a small stage or a party room.',
      features: [
        '4 LED pars on 2 stands',
        '4 battery uplights',
        '2 pixel LED bars',
        'Lighting controller with preset scenes',
        'All cables included',
      ],
    },
    {
      name: 'Production Premium',
      tier: 'premium',
      image: movingHeadWashPicture,
      price: prices[1],
      description: 'Light that moves, and the haze that lets you see it do so.',
      features: ['2 moving-head wash lights', 'Haze machine', 'Mirror ball with 2 pinspots'],
    },
    {
      name: 'Production Diamond',
      tier: 'diamond',
      image: trussGoalpostPicture,
      price: prices[2],
      description: 'A goalpost of truss to lift the lights above the band and frame the stage.',
      features: ['Box-truss goalpost for the lights', '2 moving-head beam lights', '4 pixel LED bars in place of 2'],
    },
    {
      name: 'Production Horizon',
      tier: 'horizon',
      image: stageDeckPicture,
      price: prices[3],
      description: 'A stage to stand on, with low fog across it and more beams behind.',
      features: ['Modular stage decks with steps and handrails', '4 beam lights in place of 2', 'Low-fog machine'],
    },
  ],
  comparison: [
    { label: 'LED pars', values: ['4', '4', '4', '4'] },
    { label: 'Battery uplights', values: ['4', '4', '4', '4'] },
    { label: 'Pixel LED bars', values: ['2', '2', '4', '4'] },
    { label: 'Moving heads', values: ['', '2 wash', '2 wash, 2 beam', '2 wash, 4 beam'] },
    { label: 'Mirror ball', values: ['', 'Yes', 'Yes', 'Yes'] },
    { label: 'Haze and fog', values: ['', 'Haze', 'Haze', 'Haze, low fog'] },
    { label: 'Truss and stage', values: ['', '', 'Goalpost', 'Goalpost, stage decks'] },
    { label: 'Lighting controller', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
    { label: 'Cables', values: ['All', 'All', 'All', 'All'] },
  ],
  seo: {
    title: 'Lighting & Production Hire Packages',
    description:
      'Dry hire of LED pars, moving heads, haze, truss goalpost and stage decks for school musicals and band nights in Sydney, cables included.',
  },
}
