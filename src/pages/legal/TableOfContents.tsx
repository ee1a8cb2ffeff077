import type { LegalSection } from '../../content/schemas/terms'

type Props = { sections: readonly LegalSection[] }

/** Links to the sections, beside the text on a wide screen. */
export function TableOfContents({ sections }: Props) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-24 -mx-3 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain px-3 lg:block print:hidden"
    >
      <p aria-hidden className="mb-3 font-mono text-label text-paper-muted uppercase">
        On this page
      </p>
      <ol className="list-decimal pl-8 text-small marker:font-mono marker:text-label marker:text-paper-muted [&_a]:flex [&_a]:min-h-touch [&_a]:items-center [&_a]:leading-tight pointer-fine:[&_a]:min-h-8 [&_a:hover]:underline">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
