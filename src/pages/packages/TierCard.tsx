import type { ReactNode } from 'react'
import { formatAddOns, type TierLine } from '../../booking/booking'
import { priceBooking } from '../../booking/price'
import { formatTierHours, withBookedHours } from '../../booking/tiers/hours'
import { describePrice } from '../../booking/words'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { MIN_SAVING_PERCENT } from '../../content/advice/package-rules'
import type { Tier } from '../../content/schemas/package'
import { tierLabels, type TierLevel, tierLevels } from '../../content/tier-levels'
import { addKits } from '../../hire/add-kits'
import { noDates } from '../../hire/hire-period'
import { formatQuotePath } from '../../hire/quote-path'
import { capitalize } from '../../lib/text/capitalize'
import { formatBothPrices, getLowestPrice, getSavingPercent } from '../../lib/text/money'
import { formatCount, formatList } from '../../lib/text/quantities'
import { TierFactList } from './TierFactList'
import { type TierBooking, useTierEnquiry } from './use-tier-enquiry'

const badges: Partial<Record<TierLevel, { text: string; className: string }>> = {
  premium: { text: 'Popular Choice', className: 'bg-amber text-amber-ink' },
  horizon: { text: 'Best Value!', className: 'bg-teal text-teal-ink' },
}

type Props = {
  booking: TierBooking
  previousTier: Tier | undefined
  isFeatured: boolean
  onOpen: () => void
}

/** One tier. On a wide screen it uses the rows of the grid around it, so that prices and buttons line up across all tiers. */
export function TierCard({ booking, previousTier, isFeatured, onOpen }: Props) {
  const { lines, hours } = booking
  const [line] = lines
  const { pkg, tier, addOns, additions, crewFrom, singlePrice, withAddOns } = line
  // Without the add-ons and the trip: the price with them is above the button.
  const { price, total } = priceBooking({ lines: [{ ...line, addOns: [] }], hours })
  const saving =
    singlePrice === undefined
      ? 0
      : getSavingPercent(getLowestPrice(total), getLowestPrice(singlePrice))
  // The trip is part of the price at the top if a crew brings everything.
  const showsWhole = addOns.length > 0 || (!pkg.crewed && booking.place !== undefined)
  const badge = badges[tier.level]
  const { link, roomLine } = useTierEnquiry(booking)
  return (
    <li
      // The link of the fader.
      id={pkg.scenes && tier.level}
      data-tier={tier.level}
      data-lit={isFeatured ? '' : undefined}
      data-gel={isFeatured ? 'amber' : undefined}
      className={`group/card relative subgrid-card gap-y-3.5 rounded-card border pb-5.5 print:break-inside-avoid print:border-current data-lit:print:border-3 ${
        isFeatured ? 'border-gel/70 bg-raised glow shadow-lit' : 'border-line bg-raised'
      }`}
    >
      <div className="relative mb-2 print:mb-0">
        <EnlargeButton
          images={pkg.tiers.map(({ image }) => image)}
          start={tierLevels.indexOf(tier.level)}
          title={`${pkg.title}: pictures`}
          hasIcon
          className="block w-full overflow-hidden rounded-t-card bg-plate print:hidden"
        >
          <Picture
            picture={tier.image}
            sizes="(min-width: 1320px) 315px, (min-width: 1280px) 22vw, (min-width: 720px) 44vw, 75vw"
            className="aspect-4/3 w-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
          />
        </EnlargeButton>
        {badge && (
          <p
            className={`pointer-events-none absolute top-3.5 left-3.5 rounded-full px-3 py-1.5 text-small leading-tight font-bold print:static print:pb-0 ${badge.className}`}
          >
            {badge.text}
          </p>
        )}
      </div>
      {pkg.scenes && (
        <p className="hidden px-4.5 font-bold group-data-lit/card:print:block">
          Pictured on page 1
        </p>
      )}
      <h3 translate="no" className="px-4.5 text-card">
        {tier.name}
      </h3>
      <div className="px-4.5 text-small">
        <PriceTag
          total={total}
          buys={formatTierHours(pkg, hours)}
          crewFrom={crewFrom}
          price={price}
          className="mb-2 text-small text-warm"
        />
        <p>{tier.description}</p>
      </div>
      <div className="flex flex-col items-start justify-between border-y border-dashed border-line px-4.5 pt-3">
        <TierFactList summary={withAddOns.summary} />
        <div className="grid justify-items-start pt-1 print:hidden">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="min-h-touch text-left text-small font-semibold text-warm underline underline-offset-4"
          >
            Room and power <span className="sr-only">{`(${tier.name})`}</span>
          </button>
          {roomLine && <p className="pb-3 text-small text-warm">{roomLine}</p>}
        </div>
      </div>
      <ul className="grid content-start gap-2 px-4.5 text-small leading-snug">
        {previousTier && (
          <Feature symbol="=" muted>
            Everything in {tierLabels[previousTier.level]}, plus:
          </Feature>
        )}
        {additions.map((addition) => (
          <Feature key={addition.text} symbol="+">
            <span>
              {addition.item ? (
                <PageLink
                  to={`/av-hire/${addition.item}`}
                  className="py-2 underline underline-offset-4"
                >
                  {addition.text}
                </PageLink>
              ) : (
                withBookedHours(addition.text, pkg, hours)
              )}
            </span>
            <span>{addition.suffix}</span>
            <span>{addition.note && `. ${addition.note}`}</span>
          </Feature>
        ))}
        {singlePrice !== undefined && saving >= MIN_SAVING_PERCENT && (
          <li className="mt-1 text-soft">
            {`Hired separately${crewFrom > 0 ? ' with crew' : ''}: ${formatBothPrices(singlePrice)}. You save ${saving}%.`}
          </li>
        )}
      </ul>
      <div className="px-4.5 pt-2">
        {showsWhole && (
          <p className="pb-3 text-small wrap-anywhere text-warm">
            {capitalize([formatAddOns(addOns), describePrice(booking)].filter(Boolean).join(': '))}
          </p>
        )}
        <ButtonLink to={link} className="w-full print:hidden">
          {/* A single flex item, because flex layout would remove the space between two. */}
          <span>
            <span>
              {addOns.length > 0
                ? `Enquire with ${formatCount(addOns.length, 'add-on')}`
                : 'Enquire'}
            </span>{' '}
            <span className="sr-only">{`about ${tier.name}`}</span>
          </span>
        </ButtonLink>
        {!pkg.crewed && <ItemsLink line={line} />}
      </div>
    </li>
  )
}

/** Opens the items of a tier and its add-ons as a quote, and names the add-ons that are no items. */
function ItemsLink({ line: { tier, kit, addOns } }: { line: TierLine }) {
  const others = addOns.filter((addOn) => addOn.kit.length === 0)
  const names = formatList(others.map(({ text }) => `“${text}”`))
  return (
    <>
      <PageLink
        to={formatQuotePath({
          kit: addKits([kit, ...addOns.map((addOn) => addOn.kit)]),
          dates: noDates,
          delivery: '',
        })}
        className="flex min-h-touch items-center justify-center gap-1 text-small font-semibold text-warm underline underline-offset-4 print:hidden noscript:hidden"
      >
        Change what's in it <span className="sr-only">{`(${tier.name})`}</span>
      </PageLink>
      {names && (
        <p className="text-small print:hidden noscript:hidden">
          {`Not in that quote: ${names}. Ask for that in your message.`}
        </p>
      )}
    </>
  )
}

function Feature({
  symbol,
  muted = false,
  children,
}: {
  symbol: string
  muted?: boolean
  children: ReactNode
}) {
  return (
    <li className={`grid grid-cols-[1.375rem_1fr] ${muted ? 'text-muted' : ''}`}>
      <span aria-hidden className={muted ? undefined : 'text-gel'}>
        {symbol}
      </span>
      <span>{children}</span>
    </li>
  )
}
