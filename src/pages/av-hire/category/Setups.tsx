import { PageLink } from '../../../components/links/PageLink'
import { Section } from '../../../components/ui/Section'
import { adviceRules } from '../../../content/advice/advice-rules'
import { SETUP_GUESTS } from '../../../content/equipment/category-pages'
import type { Kit } from '../../../content/equipment/kit'
import type { CategoryPage, Setup } from '../../../content/schemas/category'
import { contains, formatKitItem } from '../../../hire/kit'
import { getSetupKit } from '../../../hire/setups'
import { addPrices, formatPrice, formatTotal } from '../../../lib/text/money'
import { formatList } from '../../../lib/text/quantities'
import { AddButton } from '../AddButton'

const soundPurposes: readonly Setup['purpose'][] = ['dancing', 'speeches']

/** `quoteKit` is what the quote already has. */
type QuoteProps = { quoteKit: Kit; onAdd: (kit: Kit) => void }

/** What to take for 50, 100 and 200 guests, with the price. */
export function Setups({ setups: { intro, list }, ...quote }: { setups: CategoryPage['setups'] } & QuoteProps) {
  const hasSound = list.some(({ purpose }) => soundPurposes.includes(purpose))
  return (
    <Section
      title={`What to take for ${formatList(SETUP_GUESTS.map(String))} guests`}
      intro={hasSound ? `${intro} ${adviceRules.outdoorGuests}` : intro}
      background="paper"
    >
      {/* Each set starts at the same height in every column. */}
      <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-3 md:gap-y-0">
        {SETUP_GUESTS.map((guests) => (
          <li
            key={guests}
            className={`grid md:grid-rows-subgrid ${list.length > 1 ? 'md:row-span-3' : 'md:row-span-2'}`}
          >
            <h3 className="border-t-2 border-paper-ink py-4 text-block text-paper-ink">{`${guests} guests`}</h3>
            {list.map((setup) => (
              <SetupDetails key={setup.title} setup={setup} guests={guests} {...quote} />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SetupDetails({ setup, guests, quoteKit, onAdd }: { setup: Setup; guests: number } & QuoteProps) {
  const found = getSetupKit(setup, guests)
  if (!found) return null
  const total = addPrices([found.price, found.crewFrom])
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
      <p className="mt-2 font-display text-card font-extrabold text-paper-ink">
        <span className="block">{`${formatPrice(found.price)}+GST`}</span>
        <span className="block">{formatTotal(found.price)}</span>
        {found.crewFrom > 0 && (
          <span className="mt-1.5 block">
            <span className="block">{`With crew from ${formatPrice(total)}+GST`}</span>
            {`from ${formatTotal(total)}`}
          </span>
        )}
      </p>
      <p className="mt-1 text-small">{`Suits up to ${found.guests} guests indoors.`}</p>
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
