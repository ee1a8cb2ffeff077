import { company } from '../content/company'
import { crewTexts, permissionTexts } from '../content/equipment/item-need-texts'
import type { Permission } from '../content/schemas/hire-item'
import { formatCount, formatFloor, formatList, formatNumber } from '../lib/text/quantities'
import { formatOutlets, formatThreePhaseAmperes, MAX_OUTLETS, type SiteNeeds } from './needs'

const permissionNames: Record<Permission, string> = {
  haze: 'Haze or fog',
  sparks: 'Sparks',
  gas: 'CO2 gas',
  hanging: 'Hanging',
}

/** The client's venue reads these texts, too, so they say whose crew it is. */
const crew = `the crew of ${company.name}`

const formatKg = (kg: number) => `${formatNumber(kg)} kg`

/** One line: '2 power circuits · 195 kg · venue has to agree'. The weight is rounded up. */
export function summarizeSiteNeeds({ outlets, weightKg, permissions }: SiteNeeds): string {
  const parts = [
    outlets > 0 ? formatOutlets(outlets) : 'No mains power',
    formatKg(Math.ceil(weightKg)),
  ]
  if (permissions.size > 0) parts.push('venue has to agree')
  return parts.join(' · ')
}

/** The needs as labels with one or more texts. */
export function describeSiteNeeds(needs: SiteNeeds): { label: string; texts: string[] }[] {
  const { ceilingM, permissions, crewed, crewWork, uncounted } = needs
  return [
    { label: 'Power', texts: describePower(needs) },
    { label: 'Weight', texts: describeWeight(needs) },
    { label: 'Floor space', texts: describeFloor(needs) },
    {
      label: 'Ceiling height',
      texts: [
        ceilingM > 0 ? `At least ${ceilingM} m, unless it's in the open` : 'Any standard ceiling',
      ],
    },
    {
      label: 'Permission',
      texts: [...permissions].map(
        ([permission, names]) =>
          `${permissionNames[permission]} (${names.join(', ')}). ${permissionTexts[permission]}`,
      ),
    },
    {
      label: 'Crew',
      texts: crewed
        ? [`Brought, built and run by ${crew}`]
        : [...crewWork].map(([work, names]) => `${crewTexts[work]} ${crew}: ${names.join(', ')}`),
    },
    {
      label: 'Not counted',
      texts:
        uncounted.length > 0
          ? [
              `${formatList(uncounted.map((name) => `“${name}”`))}. ${company.name} says with the quote what else is needed`,
            ]
          : [],
    },
  ].filter(({ texts }) => texts.length > 0)
}

function describePower({ watts, outlets }: SiteNeeds): string[] {
  if (watts === 0) return ['No mains power']
  return [
    `Total draw: up to ${formatNumber(watts)} W`,
    outlets > MAX_OUTLETS
      ? `Three-phase power from a five-pin outlet, ${formatThreePhaseAmperes(outlets)}. The distribution board comes with ${crew}`
      : `${formatCount(outlets, 'power point')} (10 A), ${outlets > 1 ? 'each ' : ''}on its own circuit and loaded to no more than 80%`,
    'Outdoors, only on circuits with a safety switch (30 mA RCD)',
  ]
}

const describeWeight = ({ weightKg, heaviest, crewed }: SiteNeeds): string[] => [
  `${formatKg(weightKg)} in all${crewed ? '' : ', without cables, cases and stands'}`,
  ...(heaviest ? [`Heaviest piece: ${formatKg(heaviest.weightKg)} (${heaviest.name})`] : []),
]

const describeFloor = ({ floor, danceFloor, clearances }: SiteNeeds): string[] => [
  ...(floor.width > 0 ? [formatFloor(floor)] : []),
  ...(danceFloor ? [`Dance floor: ${formatFloor(danceFloor)}`] : []),
  ...clearances.map(({ name, metres }) => `${metres} m clear on every side of the ${name}`),
]

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
  return `${[
    'Hi,',
    `We're planning an event at your venue with gear from ${company.name}. Could you please check the list below and tell us if anything's a problem, and which power points share a circuit?`,
    event.join('\n'),
    `${title}:\n${toList(needs.contents)}`,
    ...describeSiteNeeds(needs).map(({ label, texts }) => `${label}:\n${toList(texts)}`),
    `If you have any questions about the gear, ${company.name} can help on ${company.phones[0].display} or at ${company.email}.`,
  ].join('\n\n')}\n`
}
