import { ChevronDown } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { PageLink } from '../../components/links/PageLink'
import type { FaqItem } from '../../content/schemas/answer'
import { toTwoDigits } from '../../lib/text/quantities'

/** Questions that expand to show their answers, at most one at a time. */
export function QuestionList({ items }: { items: readonly FaqItem[] }) {
  // The shared `name` makes the browser close the other items, which may move this one out of view.
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
  }

  return (
    <ol className="border-b border-paper-line">
      {items.map((item, index) => (
        <li key={item.id} className="border-t border-paper-line">
          <details name="faq" onToggle={handleToggle} className="group print:break-inside-avoid">
            <summary className="grid min-h-16 list-none grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-4 text-paper-ink sm:grid-cols-[4.5rem_1fr_auto] [&::-webkit-details-marker]:hidden">
              <span aria-hidden className="font-mono text-label text-paper-muted max-sm:col-start-1">
                {toTwoDigits(index + 1)}
              </span>
              <h3 className="text-base leading-tight text-paper-ink max-sm:col-start-1 sm:text-card">
                {item.question}
              </h3>
              <span
                aria-hidden
                className="grid size-9 place-items-center rounded-full border border-paper-ink/50 transition-colors duration-200 group-open:border-paper-ink group-open:bg-paper-ink group-open:text-paper group-hover:border-paper-ink max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 print:hidden"
              >
                <ChevronDown className="size-4.5 transition-transform duration-200 ease-standard group-open:rotate-180" />
              </span>
            </summary>
            <div className="flex flex-col items-start gap-3 pb-7 sm:pr-14 sm:pl-22">
              {item.answer.map((paragraph) => (
                <p key={paragraph} className="max-w-[62ch]">
                  {paragraph}
                </p>
              ))}
              {item.link && (
                <PageLink to={item.link.to} className="standalone-link text-paper-ink">
                  {item.link.text}
                </PageLink>
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}
