import { useState } from 'react'
import { parseTierChoices } from '../../booking/link'
import { FoldSection } from '../../components/folds/FoldSection'
import { PageLink } from '../../components/links/PageLink'
import { addOnTravelRule } from '../../content/advice/package-rules'
import { findEarlyInput } from '../../lib/browser/early-input'
import { formatCount } from '../../lib/text/quantities'
import type { AddOnContent, PackageContent } from './package-contents.data'

const useEarlyInput = findEarlyInput('ul', '[data-add-ons]')

type Props = {
  content: PackageContent
  ticked: readonly AddOnContent[]
  /** How many of the ticked ones are in the booking: `limitTierChoices` leaves some out. */
  bookedCount: number
  onChange: (ticked: readonly AddOnContent[]) => void
}

export function AddOns({ content: { pkg, addOns }, ticked, bookedCount, onChange }: Props) {
  // Open when the visitor comes back to what they ticked. It stays open when nothing is ticked any more.
  const [wasTicked, setWasTicked] = useState(false)
  if (ticked.length > 0 && !wasTicked) setWasTicked(true)

  useEarlyInput((list) => {
    const early = [...(list?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(
      ({ value }) => value,
    )
    // While it is hydrated, the page does not know the add-ons of its link yet.
    const { addOnIds } = parseTierChoices(new URLSearchParams(window.location.search))
    if (early.length > 0) onChange(addOns.filter(({ id }) => [...early, ...addOnIds].includes(id)))
  })

  return (
    <FoldSection title="Add to your tier" open={wasTicked} background="paper">
      {pkg.crewed && <p className="mb-4 max-w-[62ch] print:mb-2">{addOnTravelRule}</p>}
      <ul data-add-ons className="grid gap-x-[clamp(2rem,6vw,6rem)] sm:grid-cols-2 lg:grid-cols-3">
        {addOns.map((addOn) => (
          <li
            key={addOn.id}
            className="border-t border-paper-line py-2 print:break-inside-avoid print:py-1.5"
          >
            <label className="flex min-h-touch cursor-pointer gap-3 py-2 font-medium text-paper-ink print:py-0">
              <input
                type="checkbox"
                value={addOn.id}
                checked={ticked.includes(addOn)}
                onChange={({ target }) =>
                  onChange(
                    addOns.filter((other) =>
                      other === addOn ? target.checked : ticked.includes(other),
                    ),
                  )
                }
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-paper-ink scheme-light noscript:hidden"
              />
              <span>
                <span>{addOn.text}</span>{' '}
                <span className="block text-small font-normal text-paper-text">
                  {addOn.priceText}
                </span>
              </span>
            </label>
            {addOn.conditions && (
              <p className="pb-2 pl-8 text-small text-paper-muted print:pb-0">{addOn.conditions}</p>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-6 font-medium text-paper-ink print:hidden">
        {bookedCount > 0 && (
          <PageLink to={`/packages/${pkg.slug}#tiers`} className="standalone-link text-paper-ink">
            {`Choose your tier with ${formatCount(bookedCount, 'add-on')}`}
          </PageLink>
        )}
      </p>
    </FoldSection>
  )
}
