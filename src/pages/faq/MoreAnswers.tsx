import { ChevronDown } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AnswerList } from '../../components/AnswerList'
import { Section } from '../../components/ui/Section'
import { answerGroups } from '../../content/answers'

/** The answers, in groups that expand. A link to a group opens it. */
export function MoreAnswers() {
  const location = useLocation()
  // Every time the link is pressed, because the visitor may have closed the group since. Before the paint and the scrolling.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [location])
  return (
    <Section id="more-answers" title="Booking, DJs, power and paperwork" gel="teal">
      <div className="border-b border-line">
        {answerGroups.map(({ id, title, answers }) => (
          <details key={id} id={id} className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="text-base leading-tight sm:text-card">{title}</h3>
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full border border-edge text-warm transition-colors duration-200 group-open:border-warm group-hover:border-warm print:hidden"
              >
                <ChevronDown className="size-4.5 transition-transform duration-200 ease-standard group-open:rotate-180" />
              </span>
            </summary>
            <div className="pt-2 pb-9">
              <AnswerList answers={answers} headingLevel={4} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
