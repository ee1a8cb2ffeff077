import type { AdviceRules } from '../schemas/advice'
import { HIRE_HOURS, hireRules } from '../terms/hire-terms'

const sparksOutdoors =
  'Your venue has to agree to the sparks in writing, and on council land the council does too. They stay off in wind, on dry grass and on a day of total fire ban. Our operator brings an extinguisher.'

/** Rules and texts of the package adviser, besides the packages and the hire items. Sample data. */
export const adviceRules: AdviceRules = {
  outdoorGuests:
    'Outdoors, halve the numbers for dancing, because there are no walls to hold the bass.',
  operation: {
    crewed: 'Our crew sets it up, stays for your event and packs it down',
    uncrewed: `You run it yourself. ${HIRE_HOURS}-hour hire, all cables included`,
  },
  permissions: {
    sparks: {
      indoors:
        'Your venue has to agree to cold sparks in writing. Our operator brings an extinguisher.',
      marquee: `Cold sparks stay outside, clear of the marquee. ${sparksOutdoors}`,
      outdoors: sparksOutdoors,
    },
    haze: {
      indoors:
        'Ask your venue about haze and fog. It may need to isolate its smoke alarms, and may charge for that.',
      marquee:
        'Ask your venue about haze and fog, and hope for still air. If it has smoke alarms, it may need to isolate them.',
    },
    gas: {
      indoors: 'A CO2 jet needs a ventilated room, and your venue has to agree.',
      marquee: 'Your venue has to agree to a CO2 jet. It stays outside, clear of the marquee.',
      outdoors: 'Your venue has to agree to a CO2 jet.',
    },
    hanging: {
      indoors:
        'Our crew hangs the lights above your guests, from fixing points your venue approves.',
      marquee:
        "Our crew hangs the lights above your guests, from fixing points the marquee's owner approves.",
      outdoors:
        'Our crew hangs the lights above your guests, from fixing points your venue approves. If there are none, we can quote poles or a frame.',
    },
  },
  outsideMarquee: ['sparks', 'gas'],
  crewCost: hireRules.crew,
  cover: 'Our gear has to stay dry, so have a marquee or a verandah for it.',
}
