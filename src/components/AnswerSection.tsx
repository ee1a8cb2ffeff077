import { type AnswerGroupId, answerGroups } from '../content/answers'
import { AnswerList } from './AnswerList'
import { PageLink } from './PageLink'
import { Section } from './ui/Section'

/** One group of answers, as a section of a page. Load it lazily: it includes the answers of all groups. */
export default function AnswerSection({ group: groupId }: { group: AnswerGroupId }) {
  return answerGroups
    .filter(({ id }) => id === groupId)
    .map(({ id, title, answers }) => (
      <Section
        key={id}
        title={title}
        aside={
          <PageLink
            to="/faq#more-answers"
            className="inline-flex min-h-touch items-center font-semibold text-warm underline underline-offset-4"
          >
            More answers
          </PageLink>
        }
      >
        <AnswerList answers={answers} headingLevel={3} />
      </Section>
    ))
}
