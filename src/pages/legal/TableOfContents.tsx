import { ChevronDown } from 'lucide-react'
import type { LegalSection } from '../../content/schemas/terms'

type Props = { sections: readonly LegalSection[] }

/** Links to the sections: collapsed above the text on a phone, beside the text on a wide screen. */
export function TableOfContents({ sections }: Props) {
  return (
    <div className="print:hidden">
      <details className="group rounded-card border border-paper-ink/30 lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between px-5 font-semibold text-paper-ink [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden className="size-5 transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="px-5 pb-4">
          <SectionLinks sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-24 -mx-3 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain px-3 lg:block"
      >
        <p aria-hidden className="mb-3 font-mono text-label text-paper-muted uppercase">
          On this page
        </p>
        <SectionLinks sections={sections} />
      </nav>
    </div>
  )
}

function SectionLinks({ sections }: Props) {
  return (
    <ol className="list-decimal pl-8 text-small marker:font-mono marker:text-label marker:text-paper-muted [&_a]:flex [&_a]:min-h-touch [&_a]:items-center [&_a]:leading-tight pointer-fine:lg:[&_a]:min-h-8 [&_a:hover]:underline">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
