import type { Answer } from '../../content/schemas/answer'
import { CertificateLink } from '../links/ContactLinks'
import { PageLink } from '../links/PageLink'
import { Fold } from './Fold'

/** Questions that are folded to their titles. On a wide screen the two halves of the list are side by side. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const middle = Math.ceil(answers.length / 2)
  return (
    <div className="grid gap-x-[clamp(2rem,5vw,5rem)] md:grid-cols-2">
      {[answers.slice(0, middle), answers.slice(middle)].map((half, index) => (
        <div key={index}>
          {half.map((answer) => (
            <Fold
              key={answer.id}
              id={answer.id}
              title={<h3 className="text-base leading-snug">{answer.question}</h3>}
              className="border-t border-line print:break-inside-avoid"
            >
              <AnswerText answer={answer} />
            </Fold>
          ))}
        </div>
      ))}
    </div>
  )
}

type OpenListProps = { answers: readonly Answer[]; headingLevel: 3 | 4 }

/** Questions with their answers, all visible, in two columns on a wide screen. */
export function OpenAnswerList({ answers, headingLevel }: OpenListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="gap-x-[clamp(2rem,5vw,5rem)] pt-2 md:columns-2">
      {answers.map((answer) => (
        <div key={answer.id} id={answer.id} className="break-inside-avoid">
          <Heading className="mb-2 text-base leading-snug">{answer.question}</Heading>
          <AnswerText answer={answer} />
        </div>
      ))}
    </div>
  )
}

function AnswerText({ answer: { answer, links = [], hasCertificate } }: { answer: Answer }) {
  return (
    <div className="grid max-w-[62ch] justify-items-start gap-2 pb-6 print:max-w-none print:pb-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.map(({ text, to }) => (
        <PageLink key={to} to={to} className="standalone-link text-warm">
          {text}
        </PageLink>
      ))}
      {hasCertificate && <CertificateLink className="text-warm" />}
    </div>
  )
}
