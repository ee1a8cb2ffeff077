import { FoldSection } from '../../../components/folds/FoldSection'
import { PageLink } from '../../../components/links/PageLink'
import { PriceTag } from '../../../components/ui/PriceTag'
import { adviceRules } from '../../../content/advice/advice-rules'
import { SETUP_GUESTS } from '../../../content/equipment/category-pages'
import type { Kit } from '../../../content/equipment/kit'
import type { CategoryPage, Setup } from '../../../content/schemas/category-page'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { contains, formatKitItem } from '../../../hire/kit-totals'
import { formatList } from '../../../lib/text/quantities'
import { findCheaperTier } from '../../../packages/find-packages'
import { formatTierPrice } from '../../../packages/tiers'
import { getSetupKit } from '../../../suitability/setups'
import { AddButton } from '../quote/QuoteBar'

/** `quoteKit` is what the quote already has. */
type QuoteProps = { quoteKit: Kit; onAdd: (kit: Kit) => void }

/** Sets for 50, 100 and 200 guests, with their prices. */
export function Setups({ setups: { intro, list }, ...quote }: { setups: CategoryPage['setups'] } & QuoteProps) {
  const groups = groupGuests(list)
  const isForDancing = list.some(({ purpose }) => purpose === 'dancing')
  return (
    <FoldSection title={`What to take for ${formatList(SETUP_GUESTS.map(String))} guests`} background="paper">
      <p className="mb-8 max-w-[56ch] text-intro">{isForDancing ? `${intro} ${adviceRules.outdoorGuests}` : intro}</p>
      {/* Each set starts at the same height in every column. */}
      <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-flow-col md:grid-rows-[auto] md:gap-y-0">
        {groups.map(({ guests, title }) => (
          <li
            key={title}
            className={`grid md:grid-rows-subgrid ${list.length > 1 ? 'md:row-span-3' : 'md:row-span-2'}`}
          >
            <h3 className="border-t-2 border-paper-ink py-4 text-block text-paper-ink">{title}</h3>
            {list.map((setup) => (
              <SetupDetails key={setup.title} setup={setup} guests={guests} {...quote} />
            ))}
          </li>
        ))}
      </ul>
    </FoldSection>
  )
}

/** The numbers of guests with their sets. Numbers that have the same sets are one: '50 and 100 guests'. */
function groupGuests(list: CategoryPage['setups']['list']): { guests: number; title: string }[] {
  const groups: { guests: number; all: number[]; ids: string }[] = []
  for (const guests of SETUP_GUESTS) {
    const ids = JSON.stringify(list.map((setup) => getSetupKit(setup, guests)?.kit))
    const last = groups.at(-1)
    if (last?.ids === ids) last.all.push(guests)
    else groups.push({ guests, all: [guests], ids })
  }
  return groups.map(({ guests, all }) => ({ guests, title: `${formatList(all.map(String))} guests` }))
}

function SetupDetails({ setup, guests, quoteKit, onAdd }: { setup: Setup; guests: number } & QuoteProps) {
  const found = getSetupKit(setup, guests)
  if (!found) return null
  const cheaper = findCheaperTier(found.kit)
  return (
    <div className="border-t border-paper-line py-4">
      <h4 className="font-text text-small font-semibold tracking-normal text-paper-muted">{setup.title}</h4>
      <ul className="mt-1">
        {found.kit.map((line) => (
          <li key={line.id}>
            <PageLink to={`/av-hire/${line.id}`} className="standalone-link leading-tight text-paper-ink">
              {formatKitItem(line)}
            </PageLink>
          </li>
        ))}
      </ul>
      <PriceTag
        price={found.price}
        crewFrom={found.crewFrom}
        buys={`for ${HIRE_HOURS} hours`}
        isMinimum={false}
        className="mt-2 text-small text-paper-ink"
      />
      <p className="mt-1 text-small">{`Suits up to ${found.guests} guests indoors.`}</p>
      {cheaper && (
        <p className="text-small">
          <PageLink to={`/packages/${cheaper.pkg.slug}#tiers`} className="font-semibold text-paper-ink underline">
            {cheaper.details.tier.name}
          </PageLink>
          <span>{` includes all of this for ${formatTierPrice(cheaper.details)}.`}</span>
        </p>
      )}
      <AddButton
        added={contains(quoteKit, found.kit)}
        onAdd={() => onAdd(found.kit)}
        itemName={`${setup.title}, ${guests} guests`}
        size="small"
        className="mt-3 bg-night! print:hidden"
      />
    </div>
  )
}
