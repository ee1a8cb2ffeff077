import { Check } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { Picture } from '../../../components/ui/Picture'
import { PriceTag } from '../../../components/ui/PriceTag'
import { formatPlace, getEventKind } from '../../../content/advice/event-kinds'
import { getPackage, type Package } from '../../../content/packages'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { countEvent } from '../../../data/analytics'
import { formatKitItem } from '../../../hire/kit'
import { contactLink } from '../../../lib/contact-link'
import { withParams } from '../../../lib/query'
import { formatPriceWithCrew } from '../../../lib/text/money'
import { formatCount, formatList } from '../../../lib/text/quantities'
import type { Advice, CustomAdvice, TierAdvice } from '../../../packages/advice'
import { type CompleteBrief, formatEventBrief, formatWhere } from '../../../packages/event-brief'
import { createPackageEnquiry, describeLargest, formatOption } from '../../../packages/package-enquiry'
import { getTierSummary } from '../../../packages/tier-suitability'
import { formatTierHours, formatTierPrice } from '../../../packages/tiers'
import { TierFactList } from '../TierFactList'
import { StepCard } from './StepCard'

type Props = { brief: CompleteBrief; advice: Advice }

/** The tier that suits an event, or that the event is too large for all of them. */
export function AdviceCard({ brief, advice }: Props) {
  useEffect(() => countEvent('package advised'), [])
  const kind = getEventKind(brief.event)
  const pkg = getPackage(kind.slug)
  const event = `${kind.label}, ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}`
  const stepProps = { place: brief.place, hasAddOn: 'addOn' in advice }
  const actions = (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        to={contactLink({ ...createPackageEnquiry(brief, advice), link: getPath(brief) })}
        variant="primary"
        size="small"
        className="max-sm:basis-full"
      >
        Enquire
      </ButtonLink>
      <ButtonLink to={`/packages/${pkg.slug}#tiers`} size="small">
        Compare the {pkg.tiers.length} tiers
      </ButtonLink>
      <CopyButton label="Copy link" text={window.location.origin + getPath(brief)} />
    </div>
  )
  return (
    <div data-gel={pkg.gel}>
      <article className="footlight relative isolate overflow-hidden rounded-plate border border-line bg-raised bg-radial-[120%_70%_at_100%_0] from-gel/16 to-transparent to-60% print:border-current">
        {'tier' in advice ? (
          <AdvisedTier advice={advice} event={event} pkg={pkg}>
            {actions}
          </AdvisedTier>
        ) : (
          <TalkToUs advice={advice} event={event} brief={brief}>
            {actions}
          </TalkToUs>
        )}
      </article>
      {'tier' in advice && (
        <div className="mt-4.5 grid gap-4.5 sm:grid-cols-2">
          {advice.stepDown && <StepCard step={advice.stepDown} direction="down" {...stepProps} />}
          {advice.stepUp && <StepCard step={advice.stepUp} direction="up" {...stepProps} />}
        </div>
      )}
    </div>
  )
}

/** The path of a link to the advice. */
const getPath = (brief: CompleteBrief) => {
  const values = formatEventBrief({ ...brief, guests: String(brief.guests), time: brief.time ?? null })
  return `/packages?${withParams(new URLSearchParams(), values).toString()}#which-package`
}

type AdvisedTierProps = { advice: TierAdvice; event: string; pkg: Package; children: ReactNode }

function AdvisedTier({ advice, event, pkg, children }: AdvisedTierProps) {
  const { tier, addOn, crewFrom, image, reasons, conditions } = advice
  // Guests and ceiling height are among the reasons and conditions.
  const summary = getTierSummary(advice, pkg).filter(({ label }) => label !== 'Guests' && label !== 'Ceiling height')
  return (
    <>
      <Picture
        picture={image}
        sizes="(min-width: 1320px) 730px, (min-width: 900px) 52vw, 92vw"
        className="aspect-2/1 w-full print:hidden"
      />
      <div className="grid gap-5 p-5 sm:p-7">
        <header className="grid gap-3">
          <p className="eyebrow">{event}</p>
          <h3 className="text-block">
            {tier.name}
            {addOn && <span className="mt-1 block text-card"> with the add-on “{addOn.text}”</span>}
          </h3>
          <PriceTag price={tier.price} buys={formatTierHours(pkg)} crewFrom={crewFrom} withParts />
          <p>{tier.description}</p>
          <div className="border-y border-dashed border-line py-3">
            <TierFactList facts={summary} />
          </div>
        </header>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <TextList
            title="Why this tier"
            texts={reasons}
            marker={<Check aria-hidden className="mt-0.75 size-4 text-gel" />}
          />
          {conditions.length > 0 && (
            <TextList
              title="Check with your venue"
              texts={conditions}
              marker={<span aria-hidden className="mt-2 ml-0.5 size-1.5 rounded-full bg-gel" />}
            />
          )}
        </div>
        {children}
      </div>
    </>
  )
}

function TextList({ title, texts, marker }: { title: string; texts: readonly string[]; marker: ReactNode }) {
  return (
    <div>
      <h4 className="mb-3 text-card">{title}</h4>
      <ul className="grid gap-2 text-small leading-snug">
        {texts.map((text) => (
          <li key={text} className="grid grid-cols-[1.5rem_1fr]">
            {marker}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TalkToUsProps = { advice: CustomAdvice; event: string; brief: CompleteBrief; children: ReactNode }

function TalkToUs({ advice, event, brief, children }: TalkToUsProps) {
  const { setup, otherwise } = advice
  return (
    <div className="grid gap-5 px-5 py-10 sm:p-10">
      <p className="eyebrow">{event}</p>
      <h3 className="text-block">Talk to us about this one</h3>
      <p className="max-w-[56ch]">
        {`${describeLargest(advice, brief)} We'll plan the gear and the crew with you and write a custom quote.`}
      </p>
      {otherwise.map(({ brief: other, advice: option }) => (
        <p key={formatWhere(other)} className="max-w-[56ch]">
          {`For ${formatCount(other.guests, 'guest')} ${formatWhere(other)}, we have ${formatOption(option)}, from ${formatTierPrice(option)}.`}
        </p>
      ))}
      {setup && (
        <p className="max-w-[56ch]">
          {`What would help: ${formatList(setup.kit.map(formatKitItem))} for ${HIRE_HOURS} hours, ${setup.crewFrom > 0 ? 'from ' : ''}${formatPriceWithCrew(setup)}. Good for ${setup.guests} guests ${formatPlace(brief.place)}.`}
        </p>
      )}
      {children}
    </div>
  )
}
