import { OpenAnswerList } from '../../components/folds/AnswerList'
import { Fold } from '../../components/folds/Fold'
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
            <OpenAnswerList answers={answers} headingLevel={4} />
          </Fold>
        ))}
      </div>
    </Section>
  )
}
