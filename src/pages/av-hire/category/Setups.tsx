import { FoldSection } from '../../../components/folds/FoldSection'
import { PageLink } from '../../../components/links/PageLink'
import { PriceTag } from '../../../components/ui/PriceTag'
import { adviceRules } from '../../../content/advice/advice-rules'
import type { Kit } from '../../../content/equipment/kit'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { contains, formatKitItem } from '../../../hire/kit-totals'
import { formatMaxGuests } from '../../../lib/text/quantities'
import { AddButton } from '../quote/AddButton'
import type { CategoryContent, SetupGroup } from './category-contents.data'

/** `quoteKit` is what the quote already has. */
type QuoteProps = { quoteKit: Kit; onAdd: (kit: Kit) => void }

/** Sets for 50, 100 and 200 guests, with their prices, or the tier that has one for less. */
export function Setups({ content, ...quote }: { content: CategoryContent } & QuoteProps) {
  const { setupsTitle, setupsIntro, isForDancing, setupGroups } = content
  return (
    <FoldSection title={setupsTitle} background="paper">
      <p className="mb-8 max-w-[56ch] text-base">
        {isForDancing ? `${setupsIntro} ${adviceRules.outdoorGuests}` : setupsIntro}
      </p>
      {/* Each set starts at the same height in every column. */}
      <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-flow-col md:grid-rows-[auto] md:gap-y-0">
        {setupGroups.map(({ title, guests, setups }) => (
          <li
            key={title}
            className={`grid md:grid-rows-subgrid ${setups.length > 1 ? 'md:row-span-3' : 'md:row-span-2'}`}
          >
            <h3 className="border-t-2 border-paper-ink py-4 text-card text-paper-ink">{title}</h3>
            {setups.map((setup) => (
              <SetupDetails key={setup.title} setup={setup} guests={guests} {...quote} />
            ))}
          </li>
        ))}
      </ul>
    </FoldSection>
  )
}

function SetupTitle({ title }: { title: string }) {
  return (
    <h4 className="font-text text-small font-semibold tracking-normal text-paper-muted">{title}</h4>
  )
}

type DetailsProps = {
  setup: SetupGroup['setups'][number]
  guests: SetupGroup['guests']
} & QuoteProps

function SetupDetails({ setup, guests, quoteKit, onAdd }: DetailsProps) {
  const { title, kit, total, crewFrom, cheaper } = setup
  if (cheaper) {
    return (
      <div className="border-t border-paper-line py-4">
        <SetupTitle title={title} />
        <p className="mt-1 text-small">
          <PageLink
            to={cheaper.to}
            className="font-semibold text-paper-ink underline underline-offset-4"
          >
            {cheaper.name}
          </PageLink>
          <span>{cheaper.text}</span>
        </p>
      </div>
    )
  }
  return (
    <div className="border-t border-paper-line py-4">
      <SetupTitle title={title} />
      <ul className="mt-1">
        {kit.map((line) => (
          <li key={line.id}>
            <PageLink
              to={`/av-hire/${line.id}`}
              className="standalone-link leading-tight text-paper-ink"
            >
              {formatKitItem(line)}
            </PageLink>
          </li>
        ))}
      </ul>
      <PriceTag
        total={total}
        crewFrom={crewFrom}
        buys={`for ${HIRE_HOURS} hours`}
        isMinimum={false}
        className="mt-2 text-small text-paper-ink"
      />
      <p className="mt-1 text-small">{`Suits ${formatMaxGuests(setup.guests)} indoors.`}</p>
      <AddButton
        added={contains(quoteKit, kit)}
        onAdd={() => onAdd(kit)}
        itemName={`${title}, ${guests} guests`}
        size="small"
        className="mt-3 bg-night! print:hidden"
      />
    </div>
  )
}
