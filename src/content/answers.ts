import { formatTime, WEEKDAYS } from '../lib/dates/dates'
import { formatDays, type Hours } from '../lib/dates/opening-hours'
import { formatBothPrices } from '../lib/text/money'
import { formatList } from '../lib/text/quantities'
import { bookingAnswers } from './booking-answers'
import { company } from './company'
import { notHiredInShort } from './not-hired'
import { functionsPackage } from './packages/functions'
import type { Answer, AnswerGroup } from './schemas/answer'
import { services } from './services'
import { djHire } from './services/dj-hire'
import { karaoke } from './services/karaoke'
import {
  mealAfterHours,
  packDownRule,
  rainedOffLinks,
  rainedOffRule,
  stopRule,
  WEEKLY_NIGHT_SAVING_PERCENT,
  weeklyNotice,
} from './terms/crew-terms'
import { hireRules, SCREEN_WIND, secondTechnicianRule, technician } from './terms/hire-terms'
import { quotedFrom } from './terms/quoted-prices'
import {
  freeTravelArea,
  furtherExamples,
  packagesWithTravel,
  travelArea,
  travelLimit,
} from './terms/travel'

const servicesWithTravel = formatList(
  services.filter(({ travel }) => travel === 'included').map(({ name }) => name),
)

const functionExtraHour = functionsPackage.extraHour
const hours: readonly Hours[] = company.hours
const businessHours = formatList(
  hours.flatMap(({ days, opens, closes }) =>
    opens ? [`${formatDays(days)} ${formatTime(opens)} to ${formatTime(closes)}`] : [],
  ),
)
const appointmentDays = formatList(
  hours.flatMap(({ days, opens }) => (opens ? [] : days.map((day) => `${WEEKDAYS[day]}s`))),
)
const appointmentRule = appointmentDays && ` ${appointmentDays} are by appointment.`

/** Clients' questions beyond those of `faq.ts` and `booking-answers.ts`. The ids are anchors on /faq. */
export const furtherAnswers = [
  {
    id: 'delivery-and-travel',
    title: 'Delivery and travel',
    answers: [
      {
        id: 'travel',
        question: 'Is travel included?',
        answer: [
          `${packagesWithTravel} include it ${travelArea}, with everyone and everything you add. ${travelLimit} ${servicesWithTravel} include it too.`,
          `For everything else, our people travel free ${freeTravelArea}. Elsewhere you pay one trip, for gear and people together: ${furtherExamples}. Outside our areas the trip is in your quote, and interstate the nights away too.`,
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'pickup-and-return',
    title: 'Collecting and returning gear',
    answers: [
      {
        id: 'pickup-times',
        question: 'Where and when do I collect and return gear?',
        answer: [
          `In ${company.suburb}, in business hours: ${businessHours}.${appointmentRule} The street address is on your quote.`,
        ],
        sample: true,
      },
      {
        id: 'weekend-return',
        question: 'When do I bring a Saturday hire back?',
        answer: [
          `${hireRules.weekend} ${hireRules.closedDays} Friday to Sunday is one day too, returned by appointment.`,
        ],
        sample: true,
      },
      {
        id: 'late-return',
        question: 'What if I bring it back late?',
        answer: [
          `Call us before it's due. If nobody else is waiting for it, we can often extend your hire. ${hireRules.late}`,
        ],
        links: [{ text: "Hirer's liability", to: '/terms#hirers-liability' }],
        sample: true,
      },
      {
        id: 'vehicle',
        question: 'What vehicle do I need?',
        answer: [
          'Microphones, a DJ controller, a CDJ set, a mixing desk, uplights, a haze machine or a battery PA fit in a hatchback. Two speakers with stands, a projector with its screen folded, or a lectern go in a station wagon. Subwoofers, speaker towers and moving lights need a van. We bring whatever our crew builds, like a stage or an LED screen.',
        ],
        sample: true,
      },
      {
        id: 'id-and-bond',
        question: 'Do you ask for ID or a bond?',
        answer: [
          "Please bring photo ID when you collect, or have it ready when we deliver. Most hires don't need a bond, and if yours does, it's in your quote.",
        ],
        sample: true,
      },
      {
        id: 'damage-waiver',
        question: 'Do you offer a damage waiver?',
        answer: [
          "No, so ask your own insurer if hired gear is covered while you've got it. Club, school and business policies often cover it, home policies less often.",
        ],
        sample: true,
      },
      {
        id: 'not-hired',
        question: "What don't you hire out?",
        answer: [notHiredInShort],
        sample: true,
      },
    ],
  },
  {
    id: 'djs-and-photos',
    title: 'DJs, MCs, music and photos',
    answers: [
      {
        id: 'does-the-dj-mc',
        question: 'Does the DJ MC?',
        answer: [
          'At a wedding, yes: we send a DJ who MCs. For anything else, pick one who does on our team page. If you bring your own MC, pick any DJ.',
        ],
        sample: true,
      },
      {
        id: 'choosing-a-dj',
        question: 'Can I choose my DJ?',
        answer: [
          "Yes, at the same price. Pick one on our team page, where several link to their mixes, and we'll tell you if they're free. You'll talk to your DJ before the day.",
        ],
        sample: true,
      },
      {
        id: 'sick-dj',
        question: 'What if my DJ, host or photographer is sick?',
        answer: [
          "Someone else from our team takes over, with your songs and your run sheet. At a wedding, that's a DJ who MCs too. If none of ours can, even late on the day, we'll find someone you're happy with, or refund you.",
        ],
        sample: true,
      },
      {
        id: 'feeding-the-crew',
        question: 'Do we feed the DJ and the crew?',
        answer: [
          `If they're with you for more than ${mealAfterHours} hours, please do. A crew meal from your caterer is fine, and water is always welcome.`,
        ],
        sample: true,
      },
      {
        id: 'music-licence',
        question: 'Who pays OneMusic for the music licence?',
        answer: [
          "The venue or whoever runs the event. Pubs, clubs and function centres usually hold a OneMusic licence. Ask yours if it covers your event. For a fete, a festival or a ticketed show, the organiser arranges it. Our prices don't include it.",
        ],
        sample: true,
      },
      {
        id: 'weekly-nights',
        question: 'Can you run a weekly night at our pub or club?',
        answer: [
          `Yes, with a DJ, karaoke, trivia or an acoustic act. For trivia we bring the sound and a host, and you bring the questions. It costs the same as karaoke, from ${formatBothPrices(karaoke.startingFrom)} for ${karaoke.scope.hours} hours.`,
          `Each night of a weekly booking usually costs about ${WEEKLY_NIGHT_SAVING_PERCENT}% less than a single one. To skip a week, give us ${weeklyNotice.skipWeeks} weeks' notice and you don't pay for it. With ${weeklyNotice.endWeeks} weeks' notice, either of us can end the booking. In a courtyard, small speakers face away from the neighbours, and stop when your licence says.`,
        ],
        links: [{ text: 'Ask for a weekly rate', to: '/contact' }],
        sample: true,
      },
      {
        id: 'photo-rights',
        question: 'Can we share the photos?',
        answer: [
          "Yes: share, print and post them once they're paid for. We'll ask you before we publish any.",
        ],
        links: [{ text: 'Photos and film', to: '/terms#additional-provisions' }],
        sample: true,
      },
    ],
  },
  {
    id: 'on-the-day',
    title: 'On the day',
    answers: [
      {
        id: 'arrival',
        question: 'When does the crew arrive?',
        answer: [
          "A DJ playing through your venue's speakers arrives an hour before your guests, and a DJ with two speakers and a few lights two hours before. With a booth, subwoofers or festoon lights, a second person comes to set up and pack down, and it takes three to four hours. For a conference, a technician and a second person arrive three hours before.",
          'A stage, a dance floor, a draped ceiling, a truss or an LED screen takes half a day, and sometimes we build it the day before. Ask your venue about bump-in (when we can get in to set up).',
          `Pack-down starts when your event ends. ${packDownRule}`,
        ],
        sample: true,
      },
      {
        id: 'crew-contact',
        question: 'Who do I talk to on the day?',
        answer: [
          'Your crew contact: someone who knows your plan and is there. A few days before, they send you their mobile number with your run sheet (what happens when). Our crew wears plain dark clothes, or your shirts.',
        ],
        sample: true,
      },
      {
        id: 'limiter',
        question: 'Our venue has a limiter. Is that a problem?',
        answer: [
          'No. We play through it and stay under its limit. Tell us the limit when you book.',
        ],
        sample: true,
      },
      {
        id: 'extra-hours',
        question: 'Can we go on longer, and what does an extra hour cost?',
        answer: [
          "Often, yes, if the venue agrees and the crew's free. Ask your crew contact an hour before the finish. They'll text you the price, which is also in your quote, and you text back yes.",
          `An extra hour costs ${formatBothPrices(djHire.scope.extraHour)} with a DJ alone, and ${formatBothPrices(functionExtraHour)} with a function package. Each service's page has its own.`,
          'Wedding and corporate packages have a fixed length, so a longer day is a custom quote, and their pages give the price of an extra hour. At a wedding the clock starts when your DJ does, so count the ceremony.',
        ],
        sample: true,
      },
      {
        id: 'technician',
        question: 'What does a technician cost?',
        answer: [
          `Someone to set up and run the sound or the lights costs from ${formatBothPrices(technician.price)}, for an event of up to ${technician.hours} hours, with set-up and pack-down. An extra hour costs ${formatBothPrices(technician.extraHour)}. ${secondTechnicianRule} A technician can run your own system too, and play each act's track from a USB stick. To set it up, leave and come back to pack it down costs from ${formatBothPrices(quotedFrom.setUpOnly)}.`,
        ],
        sample: true,
      },
      {
        id: 'rehearsal-stream-recording',
        question: 'Can we rehearse, stream it or record it?',
        answer: [
          `Yes. A rehearsal on the day counts towards your booked hours, and on another day it costs the technicians' hours. For Zoom or Teams, a camera with its operator and the sound both ways costs from ${formatBothPrices(quotedFrom.onlineMeeting)}. A recording is quoted.`,
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'weather-power-and-space',
    title: 'Weather, power, neighbours and space',
    answers: [
      {
        id: 'bad-weather',
        question: 'What if it rains?',
        answer: [
          `Apart from festoon lights, our gear has to stay dry. If you're outdoors, have a marquee, a verandah or an indoor back-up, and we'll make the call with you two days before. ${stopRule} If you run the gear yourself, you stop it, and a projector screen comes down when ${SCREEN_WIND}.`,
          rainedOffRule,
        ],
        links: rainedOffLinks,
        sample: true,
      },
      {
        id: 'power',
        question: 'How much power do you need?',
        answer: [
          "A DJ with two speakers and a few lights needs one ordinary power point, on a circuit that isn't also running the urn or the fridge. The other half of a double outlet is on the same circuit. Bigger set-ups need a few circuits, and each package gives the number. The biggest run from a three-phase outlet of 20 A or 32 A (round, with five pins).",
          `Outdoors, everything runs through a 30 mA safety switch. If your power point hasn't got one, our crew brings one that plugs in between. If you run it yourself, tell us it's outdoors and we'll pack one. If there's no power at all, a generator with its fuel costs from ${formatBothPrices(quotedFrom.generator)} a day. If your council wants temporary power certified, we'll quote a licensed electrician. Cables across a path go under ramps, which we quote.`,
        ],
        links: [{ text: 'Compare the packages', to: '/packages' }],
        sample: true,
      },
      {
        id: 'party-at-home',
        question: 'A party at home: when must the music stop?',
        answer: [
          "In NSW, your neighbours mustn't hear it inside their homes after midnight on Friday, Saturday and the night before a public holiday. On other nights it's 10 pm. You can start again at 8 am. Council or the police can ask you to turn it down earlier. In a park, a car park or a hall, it ends when council or the venue says.",
        ],
        sample: true,
      },
      {
        id: 'ceiling',
        question: 'How high does the ceiling have to be?',
        answer: [
          'An ordinary 2.4 m ceiling is fine for a DJ with speakers and lights on stands. A mirror ball, a projector screen, a stage, a truss and cold sparks need more. Each package and hire item gives the height.',
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'councils-schools-companies',
    title: 'Councils, schools, P&Cs and companies',
    answers: [
      {
        id: 'comparing-quotes',
        question: 'We have to compare several quotes. What does yours show?',
        answer: [
          "What's included, where and when, the total with GST, the deposit and when you pay. It's free, and you can show it to anyone helping you decide. Send us the same brief and closing date as everyone else, and we'll quote line by line.",
        ],
        links: [{ text: 'What you may do with a quote', to: '/terms#pricing-confidentiality' }],
        sample: true,
      },
      {
        id: 'one-price',
        question: 'Do charities, students or P&Cs pay less?',
        answer: [
          'No, our prices are the same for everyone. Ask us for the smallest set that does the job.',
        ],
        sample: true,
      },
      {
        id: 'invoices',
        question: 'Do you accept purchase orders and invoice our organisation?',
        answer: [
          "Yes. Send your order with the signed quote. The tax invoice has its number and goes to your accounts office. If you only pay on certain days, or need 30 days, tell us before you sign and we'll match it.",
        ],
        sample: true,
      },
      {
        id: 'documents',
        question: 'Can you send our venue or school your documents?',
        answer: [
          `Yes: the certificate of currency for our public liability insurance, a risk assessment and a safe work method statement (SWMS) for your event, and the test-and-tag records of the gear. For a stage or a truss outdoors, a certificate from an engineer costs from ${formatBothPrices(quotedFrom.certificate)}. Where children come, at a school, a club or a council's event, you also get what you need to verify the Working With Children Check of everyone we send. You can have them all before you sign: in your enquiry, tell us which.`,
        ],
        links: [{ text: 'Send an enquiry', to: '/contact' }],
        hasCertificate: true,
        sample: true,
      },
    ],
  },
] as const satisfies readonly AnswerGroup[]

export const answerGroups = [bookingAnswers, ...furtherAnswers] as const

type AnswerId = (typeof answerGroups)[number]['answers'][number]['id']

/** The answers with some ids, in their order. */
export const getAnswers = (ids: readonly AnswerId[]): readonly Answer[] => {
  const answers: readonly Answer[] = answerGroups.flatMap(
    (group): readonly Answer[] => group.answers,
  )
  return ids.flatMap((id) => answers.find((answer) => answer.id === id) ?? [])
}
