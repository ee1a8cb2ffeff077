import { BeamHero } from '../../components/BeamHero'
import { Fold } from '../../components/folds/Fold'
import { Page } from '../../components/Page'
import type { LegalDocument, LegalSection } from '../../content/schemas/terms'
import type { Gel } from '../../lib/gels'
import { withContactLinks } from './contact-links'
import { TableOfContents } from './TableOfContents'

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
            <p className="mt-6 text-intro text-warm">Last updated {document.updated}</p>
          </BeamHero>
        }
      >
        <div className="bg-paper py-[clamp(3rem,6vw,5.5rem)] text-paper-text print:p-0 print:text-small">
          <div className="wrap grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
            <TableOfContents sections={document.sections} />
            <div className="clauses max-w-[37.75rem] print:max-w-none">
              <p className="mb-6 text-intro text-paper-ink md:pl-14 print:p-0">{document.intro}</p>
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
          <span>{`${number}.`}</span>
          {` ${section.title}`}
        </h2>
      }
    >
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{withContactLinks(paragraph)}</p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{withContactLinks(item)}</li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
