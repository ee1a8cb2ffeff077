import { AnswerText } from '../../components/AnswerList'
import { Fold } from '../../components/Fold'
import { Section } from '../../components/ui/Section'
import { answerGroups } from '../../content/answers'

/** The answers, in groups that expand. */
export function MoreAnswers() {
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
