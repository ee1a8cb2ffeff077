import { company } from '../content/company'
import { crewTexts, permissionTexts } from '../content/equipment/item-need-texts'
import type { Permission } from '../content/schemas/hire-item'
import { formatCount, formatFloor, formatNumber } from '../lib/text/quantities'
import {
  type Floor,
  formatOutlets,
  formatThreePhaseAmperes,
  type HeavyPiece,
  MAX_OUTLETS,
  type SiteNeeds,
} from './needs'

const MAINS_VOLTS = 230

const permissionNames: Record<Permission, string> = {
  haze: 'Haze or fog',
  sparks: 'Sparks',
  gas: 'CO2 gas',
  hanging: 'Hanging',
}

const formatWatts = (watts: number) => `${formatNumber(watts)} W`
/** At least 0.1 A, so that no small device is shown as zero. */
const formatAmperes = (amperes: number) => `${Math.max(amperes, 0.1).toFixed(1)} A`
const formatKg = (kg: number) => `${formatNumber(kg)} kg`
const formatPiece = ({ name, weightKg }: HeavyPiece) => `${name} (${formatKg(weightKg)})`

/** One line: '2 power circuits · 195 kg · venue has to agree'. The weight is rounded up. */
export function summarizeSiteNeeds({ outlets, weightKg, permissions }: SiteNeeds): string {
  const parts = [outlets > 0 ? formatOutlets(outlets) : 'No mains power', formatKg(Math.ceil(weightKg))]
  if (permissions.size > 0) parts.push('venue has to agree')
  return parts.join(' · ')
}

/** The needs as labels with one or more texts. `crew` is the word for our crew. */
export function describeSiteNeeds(needs: SiteNeeds, crew = 'our crew'): { label: string; texts: string[] }[] {
  return [
    { label: 'Power', texts: describePower(needs, crew) },
    { label: 'Weight', texts: describeWeight(needs, crew) },
    { label: 'Floor space', texts: describeFloor(needs) },
    { label: 'Ceiling height', texts: describeCeiling(needs) },
    { label: 'Permission', texts: describePermissions(needs) },
    { label: 'Crew', texts: describeCrew(needs, crew) },
    { label: 'Not counted', texts: needs.notCounted.length > 0 ? [needs.notCounted.join(', ')] : [] },
  ].filter(({ texts }) => texts.length > 0)
}

function describePower({ watts, outlets, onBattery }: SiteNeeds, crew: string): string[] {
  const mains = [
    `Total draw: up to ${formatWatts(watts)} (${formatAmperes(watts / MAINS_VOLTS)} at ${MAINS_VOLTS} V)`,
    outlets > MAX_OUTLETS
      ? `Three-phase power from a five-pin outlet, ${formatThreePhaseAmperes(outlets)}. The distribution board comes with ${crew}`
      : `${formatCount(outlets, 'power point')} (10 A), ${outlets > 1 ? 'each ' : ''}on its own circuit and loaded to no more than 80%`,
    'Outdoors, only on circuits with a safety switch (30 mA RCD)',
  ]
  return [...(watts > 0 ? mains : ['No mains power']), ...listIfAny('On battery', onBattery)]
}

function describeWeight({ weightKg, heaviest, twoPersonLifts }: SiteNeeds, crew: string): string[] {
  const lifts = { one: 'which one person can lift', two: 'which takes two people to lift', crew: `lifted by ${crew}` }
  const others = twoPersonLifts.filter(({ name }) => name !== heaviest?.name)
  return [
    `${formatKg(weightKg)} in all`,
    ...(heaviest ? [`Heaviest piece: ${formatKg(heaviest.weightKg)} (${heaviest.name}), ${lifts[heaviest.lift]}`] : []),
    ...listIfAny('Two people to lift', others.map(formatPiece)),
  ]
}

function describeFloor({ floor, onTable, overhead, clearances }: SiteNeeds): string[] {
  return [
    ...formatFloorSpace(floor),
    ...listIfAny('On a table', onTable),
    ...listIfAny('Above the floor', overhead),
    ...clearances.map(({ name, metres, outdoorsOnly }) => {
      const text = `${metres} m clear on every side of the ${name}`
      if (outdoorsOnly) return `${text}, outdoors`
      return 'width' in floor ? `${text} (included)` : text
    }),
  ]
}

function formatFloorSpace(floor: Floor): string[] {
  if ('width' in floor) return [formatFloor(floor)]
  const { squareMetres, largest } = floor
  if (!largest) return ['None']
  // Rounded up, so that no area is shown as zero. Tenths of square metres are not exact as binary fractions.
  const tenths = Math.ceil(Number((squareMetres * 10).toFixed(6)))
  return [`About ${tenths / 10} m², plus space to walk`, `Largest piece: ${formatFloor(largest)} (${largest.name})`]
}

function describeCeiling({ ceilingM, marqueeCeilingM, outsideMarquee }: SiteNeeds): string[] {
  if (ceilingM === 0) return ['Any standard ceiling']
  if (outsideMarquee.length === 0) return [`At least ${ceilingM} m indoors or in a marquee`]
  const height = marqueeCeilingM > 0 ? `at least ${marqueeCeilingM} m` : 'any standard ceiling'
  return [`At least ${ceilingM} m indoors`, `In a marquee ${height}. Outside it: ${outsideMarquee.join(', ')}`]
}

function describePermissions({ permissions }: SiteNeeds): string[] {
  if (permissions.size === 0) return ['None needed']
  return [...permissions].map(
    ([permission, names]) => `${permissionNames[permission]} (${names.join(', ')}). ${permissionTexts[permission]}`,
  )
}

function describeCrew({ crewed, crewWork }: SiteNeeds, crew: string): string[] {
  if (crewed) return [`Brought, built and run by ${crew}`]
  return [...crewWork].map(([work, names]) => `${crewTexts[work]} ${crew}: ${names.join(', ')}`)
}

const listIfAny = (label: string, names: readonly string[]) =>
  names.length > 0 ? [`${label}: ${names.join(', ')}`] : []

/**
 * An email from the client to the venue. `title` is the heading of the list of equipment, `days` are those of the event,
 * and `room` says what the room is like and whether everything fits.
 */
export function formatVenueText(title: string, needs: SiteNeeds, days = '', room = ''): string {
  const toList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  const event = [
    `Event date and times:${days && ` ${days}`}`,
    `Room or area:${room && ` ${room}`}`,
    'Bump-in from:',
    'Pack-down by:',
  ]
  const sections = describeSiteNeeds(needs, `the crew of ${company.name}`)
  return `${[
    'Hi,',
    `We're planning an event at your venue with gear from ${company.name}. Could you please check the list below and tell us if anything's a problem, and which power points share a circuit?`,
    event.join('\n'),
    `${title}:\n${toList(needs.contents)}`,
    ...sections.map(({ label, texts }) => `${label}:\n${toList(texts)}`),
    `If you have any questions about the gear, ${company.name} can help on ${company.phones[0].display} or at ${company.email}.`,
  ].join('\n\n')}\n`
}
