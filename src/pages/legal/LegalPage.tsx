import { Fold } from '../../components/folds/Fold'
import { EmailLink } from '../../components/links/ContactLinks'
import { Page } from '../../components/Page'
import { BeamHero } from '../../components/PageHero'
import { company } from '../../content/company'
import type { LegalDocument, LegalSection } from '../../content/schemas/terms'
import type { Gel } from '../../lib/gels'

type Props = { path: '/terms' | '/privacy'; document: LegalDocument; gel: Gel }

/** A legal text with a table of contents and a print layout. A phone folds its sections to their titles instead. */
export function LegalPage({ path, document, gel }: Props) {
  return (
    <article data-gel={gel} className="-mb-section">
      <Page
        path={path}
        title={document.title}
        description={document.description}
        firstScreen={
          <BeamHero title={document.title} gel={gel}>
            <p className="mt-6 text-base text-warm">{`Last updated ${document.updated}`}</p>
          </BeamHero>
        }
      >
        <div className="bg-paper py-[clamp(3rem,6vw,5.5rem)] text-paper-text print:p-0 print:text-small">
          <div className="wrap grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
            <TableOfContents sections={document.sections} />
            <div className="clauses max-w-[37.75rem] print:max-w-none">
              <p className="mb-6 text-base text-paper-ink md:pl-14 print:p-0">{document.intro}</p>
              {document.sections.map((section, index) => (
                <Clause key={section.id} section={section} number={index + 1} />
              ))}
            </div>
          </div>
        </div>
      </Page>
    </article>
  )
}

function Clause({ section, number }: { section: LegalSection; number: number }) {
  return (
    <Fold
      onlyOnPhone
      id={section.id}
      title={
        <h2>
          {/* One text node each, because React separates text nodes with comments, which add up in the HTML. */}
          <span>{`${number}.`}</span> <span>{section.title}</span>
        </h2>
      }
    >
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Fold>
  )
}

function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-24 -mx-3 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain px-3 lg:block print:hidden"
    >
      <p aria-hidden className="mb-3 text-label text-paper-muted">
        On this page
      </p>
      <ol className="list-decimal pl-8 text-small marker:font-mono marker:text-label marker:text-paper-muted">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center leading-tight hover:underline pointer-fine:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A text in which the email address is a link. */
function LinkedText({ text }: { text: string }) {
  const [before, after] = text.split(company.email)
  if (after === undefined) return text
  return (
    <>
      <span>{before}</span>
      <EmailLink className="text-paper-ink underline underline-offset-4 xs:whitespace-nowrap" />
      <span>{after}</span>
    </>
  )
}
