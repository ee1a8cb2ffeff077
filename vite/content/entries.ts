import * as v from 'valibot'
import { seatings } from '../../src/content/advice/room-rules'
import {
  clientSchema,
  personSchema,
  slideSchema,
  testimonialSchema,
} from '../../src/content/schemas/about'
import { adviceRulesSchema, eventKindSchema } from '../../src/content/schemas/advice'
import { answerGroupSchema, faqItemSchema } from '../../src/content/schemas/answer'
import {
  capacityRuleSchema,
  percentByPlaceSchema,
  screenRuleSchema,
} from '../../src/content/schemas/capacity'
import { catalogueSchema } from '../../src/content/schemas/category'
import { categoryPageSchema } from '../../src/content/schemas/category-page'
import { closingCallSchema, companySchema } from '../../src/content/schemas/company'
import {
  amount,
  between,
  entry,
  filledList,
  isObject,
  oneOf,
  percent,
  picture,
  postcode,
  text,
  time,
  wholeNumber,
} from '../../src/content/schemas/fields'
import { guideSchema } from '../../src/content/schemas/guide'
import { hireItemSchema } from '../../src/content/schemas/hire-item'
import { describeIssue } from '../../src/content/schemas/messages'
import { notHiredSchema } from '../../src/content/schemas/not-hired'
import { packageSchema } from '../../src/content/schemas/package'
import { serviceSchema } from '../../src/content/schemas/service'
import { storySchema } from '../../src/content/schemas/story'
import { deliveryAreaSchema, legalDocumentSchema } from '../../src/content/schemas/terms'
import { weeklyEventSchema } from '../../src/content/schemas/weekly-event'
import { type Mistake, toMistake } from './mistake'

const squareMetres = between(0.3, 10, ' m²')

/** Texts in lists and groups of any depth. None of them may be empty. */
const texts: v.GenericSchema = v.lazy((input): v.GenericSchema => {
  if (Array.isArray(input)) return v.array(texts)
  if (isObject(input)) return v.record(v.string(), texts)
  return typeof input === 'string' ? text : v.unknown()
})

/** The exports of files that hold entries of several kinds, with their schemas. */
const schemas: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  'about/about.ts': {
    aboutOverview: texts,
    story: texts,
    foundersIntro: texts,
    avHireTeaser: texts,
    homeAbout: texts,
  },
  'about/clients.ts': { clients: filledList(clientSchema, 'name') },
  'about/slides.ts': { slides: filledList(slideSchema, 'id') },
  'about/team.ts': { team: filledList(personSchema, 'id') },
  'about/testimonials.ts': { testimonials: filledList(testimonialSchema, 'quote') },
  'advice/advice-rules.ts': { adviceRules: adviceRulesSchema },
  'advice/event-kinds.ts': {
    eventKinds: filledList(eventKindSchema, 'id'),
    packageSeatings: v.record(v.string(), oneOf(seatings)),
  },
  'advice/guest-rules.ts': {
    capacityRules: entry({
      dancing: filledList(capacityRuleSchema),
      speeches: filledList(capacityRuleSchema),
      lights: filledList(capacityRuleSchema),
    }),
    screenRules: filledList(screenRuleSchema),
    dancingPercent: percentByPlaceSchema,
  },
  'advice/package-rules.ts': { MIN_SAVING_PERCENT: percent },
  'advice/room-rules.ts': {
    squareMetresPerGuest: v.record(
      v.string(),
      entry({ comfortable: squareMetres, tight: squareMetres }),
    ),
  },
  'answers.ts': { furtherAnswers: filledList(answerGroupSchema, 'id') },
  'booking-answers.ts': { bookingAnswers: answerGroupSchema },
  'closing-calls.ts': { closingCalls: v.record(v.string(), closingCallSchema) },
  'company.ts': { company: companySchema },
  'equipment.ts': { equipmentCategories: catalogueSchema },
  'equipment/item-need-texts.ts': { permissionTexts: texts, crewTexts: texts },
  'events/upcoming-events.ts': { upcomingEventsSummary: texts },
  'events/weekly-events.ts': {
    weeklyEvents: filledList(weeklyEventSchema, 'id'),
    weeklyVenue: texts,
  },
  'not-hired.ts': { notHired: filledList(notHiredSchema, 'id') },
  'faq.ts': { faq: filledList(faqItemSchema, 'id') },
  'phone-crops.ts': {
    phoneCrops: v.record(v.string(), entry({ x: between(0, 100, '%'), y: between(0, 100, '%') })),
  },
  'terms/crew-terms.ts': {
    mealAfterHours: between(1, 24, ' hours'),
    HOLIDAY_PERCENT: percent,
    nightWork: entry({ from: time, to: time, crewHour: amount(10_000) }),
    NEXT_DAY_PERCENT: percent,
    weeklyNotice: entry({ skipWeeks: wholeNumber(1, 52), endWeeks: wholeNumber(1, 52) }),
    WEEKLY_NIGHT_SAVING_PERCENT: percent,
  },
  'terms/hire-terms.ts': {
    hireRules: texts,
    technician: entry({
      hours: between(1, 24, ' hours'),
      price: amount(10_000),
      extraHour: amount(10_000),
      aloneHours: between(1, 24, ' hours'),
    }),
  },
  'terms/lead-times.ts': { shortestLeads: texts, leadTimes: texts },
  'terms/payment-terms.ts': {
    HOLD_DAYS: wholeNumber(1, 365),
    depositPercent: percent,
    depositDaysBeforeStart: wholeNumber(0, 365),
    refundRequestDays: wholeNumber(0, 365),
    refundPaymentDays: wholeNumber(0, 365),
    paymentRules: texts,
  },
  'terms/privacy.ts': {
    privacy: legalDocumentSchema,
    privacyWithVisitorCount: legalDocumentSchema,
  },
  'terms/quoted-prices.ts': { quotedFrom: v.record(v.string(), amount(100_000)) },
  'terms/terms.ts': { terms: legalDocumentSchema },
  'terms/neighbours.ts': {
    neighbours: v.record(postcode, v.record(text, between(0, 5000, ' km'))),
  },
  'terms/suburbs.ts': {
    suburbs: v.record(v.string(), v.record(postcode, filledList(text))),
    otherNames: texts,
    regions: v.record(v.string(), filledList(text)),
  },
  'terms/travel.ts': {
    deliveryAreas: filledList(deliveryAreaSchema, 'id'),
    travelTowns: entry({ included: filledList(text), quoted: filledList(text) }),
  },
}

/** Files whose exports are all entries, or lists of entries, of one kind. */
const folders: readonly { files: RegExp; schema: v.GenericSchema }[] = [
  { files: /^pictures\.ts$/, schema: picture },
  { files: /^services\//, schema: serviceSchema },
  { files: /^packages\//, schema: packageSchema },
  { files: /^guides\//, schema: guideSchema },
  { files: /^stories\//, schema: storySchema },
  { files: /^equipment\/.*-page\.ts$/, schema: categoryPageSchema },
  {
    files: /^equipment\/(?!.*-page\.ts$|category-pages|define-hire-items|item-need-texts|kit\b)/,
    schema: filledList(hireItemSchema, 'id'),
  },
]

/** The entries that a file exports, with their schemas. */
function listExports(file: string, module: Readonly<Record<string, unknown>>) {
  const folder = folders.find(({ files }) => files.test(file))
  if (!folder)
    return Object.entries(schemas[file] ?? {}).map(([name, schema]) => ({
      value: module[name],
      schema,
      name,
    }))
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'object')
    .map(([name, value], _, { length }) => ({
      value,
      schema: folder.schema,
      name: length > 1 ? name : undefined,
    }))
}

/** The exports of each file in `src/content/`, by its path there: 'about/team.ts'. */
export type Contents = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Compares each entry with the schema of its kind. */
export const checkSchemas = (contents: Contents): Mistake[] =>
  [...contents].flatMap(([path, module]) => {
    const file = `src/content/${path}`
    return listExports(path, module).flatMap(({ value, schema, name }): Mistake[] => {
      const { issues = [] } = v.safeParse(schema, value, {
        message: describeIssue,
        abortPipeEarly: true,
      })
      return issues
        .filter(({ message }) => message)
        .map((issue) => toMistake(file, name, value, issue))
    })
  })
