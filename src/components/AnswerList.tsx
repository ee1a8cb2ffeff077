import type { Answer } from '../content/schemas/answer'
import { PageLink } from './links/PageLink'

type Props = { answers: readonly Answer[]; headingLevel: 3 | 4 }

/** Questions with their answers, all visible, in two columns on a wide screen. */
export function AnswerList({ answers, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="-mb-8 gap-x-[clamp(2rem,5vw,5rem)] md:columns-2">
      {answers.map(({ id, question, answer, link }) => (
        <div key={id} id={id} className="break-inside-avoid pb-8">
          <Heading className="text-base leading-snug">{question}</Heading>
          {answer.map((paragraph) => (
            <p key={paragraph} className="mt-2 max-w-[62ch]">
              {paragraph}
            </p>
          ))}
          {link && <AnswerLink {...link} />}
        </div>
      ))}
    </div>
  )
}

function AnswerLink({ text, to }: NonNullable<Answer['link']>) {
  const className = 'standalone-link text-warm'
  return isPhoneLink(to) ? (
    <a href={to} className={className}>
      {text}
    </a>
  ) : (
    <PageLink to={to} className={className}>
      {text}
    </PageLink>
  )
}

const isPhoneLink = (to: string): to is `tel:${string}` => to.startsWith('tel:')
