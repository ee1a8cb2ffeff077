import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AnswerText } from '../../components/AnswerList'
import { Fold } from '../../components/Fold'
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
          <Fold
            key={id}
            id={id}
            title={<h3 className="text-base leading-tight sm:text-card">{title}</h3>}
            className="border-t border-line"
          >
            <div className="gap-x-[clamp(2rem,5vw,5rem)] pt-2 md:columns-2">
              {answers.map((answer) => (
                <div key={answer.id} id={answer.id} className="break-inside-avoid">
                  <h4 className="mb-2 text-base leading-snug">{answer.question}</h4>
                  <AnswerText answer={answer} />
                </div>
              ))}
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  )
}
