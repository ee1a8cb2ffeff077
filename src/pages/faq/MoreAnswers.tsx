import { AnswerList } from '../../components/AnswerList'
import { Section } from '../../components/ui/Section'
import { answerGroups } from '../../content/answers'

/** The answers by group, with links to the groups above them. */
export function MoreAnswers() {
  return (
    <Section id="more-answers" title="More answers" gel="teal">
      <nav aria-label="Groups of answers" className="mb-10 print:hidden">
        <ul className="flex flex-wrap gap-2.5">
          {answerGroups.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-touch items-center rounded-full border border-edge px-4 text-small font-medium text-warm hover:border-warm"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {answerGroups.map(({ id, title, answers }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-5 border-t border-line py-9 lg:grid-cols-[14rem_1fr]"
        >
          <h3 id={`${id}-title`} className="text-card">
            {title}
          </h3>
          <AnswerList answers={answers} headingLevel={4} />
        </section>
      ))}
    </Section>
  )
}
