import type { SyntheticEvent } from 'react'
import { Fold } from '../../components/folds/Fold'
import { SuburbPrice } from '../../components/hire/SuburbPrice'
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
          <Fold
            name="faq"
            onToggle={handleToggle}
            title={
              <h3 className="flex items-baseline gap-4 text-base leading-tight text-paper-ink sm:gap-8 sm:text-card">
                <span
                  aria-hidden
                  className="shrink-0 font-mono text-label font-normal whitespace-nowrap text-paper-muted"
                >
                  {toTwoDigits(index + 1)}
                </span>
                {item.question}
              </h3>
            }
            className="text-paper-ink print:break-inside-avoid"
          >
            <div className="flex flex-col items-start gap-3 pb-7 pl-8.5 text-paper-text sm:pr-14 sm:pl-12.5">
              {item.answer.map((paragraph) => (
                <p key={paragraph} className="max-w-[62ch]">
                  {paragraph}
                </p>
              ))}
              {item.asksForSuburb && <SuburbPrice className="w-full max-w-xl" />}
              {item.link && (
                <PageLink to={item.link.to} className="standalone-link text-paper-ink">
                  {item.link.text}
                </PageLink>
              )}
            </div>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
