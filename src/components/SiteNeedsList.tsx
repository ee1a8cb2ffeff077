import type { SiteNeeds } from '../hire/needs'
import { describeSiteNeeds } from '../hire/needs-text'

/** The needs of equipment on site: power, weight, floor, ceiling, permission and crew. */
export function SiteNeedsList({ needs }: { needs: SiteNeeds }) {
  return (
    <dl className="text-small">
      {describeSiteNeeds(needs).map(({ label, texts }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-dashed border-line py-3 sm:grid-cols-[8.5rem_1fr] print:break-inside-avoid print:grid-cols-[8.5rem_1fr] print:border-current print:py-1.5"
        >
          <dt className="font-semibold text-warm">{label}</dt>
          {texts.map((text) => (
            <dd key={text} className="not-nth-2:mt-1 sm:col-start-2 print:col-start-2">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
