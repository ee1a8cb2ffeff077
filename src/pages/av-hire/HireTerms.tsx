import { PageLink } from '../../components/PageLink'
import { Section } from '../../components/ui/Section'

const terms = [
  { term: '24 hours', text: 'The standard hire, and what each price above is for.' },
  { term: 'Cables', text: 'Packed with every item, along with basic spares.' },
  { term: 'Testing', text: 'Before it leaves us, and again when it is back.' },
  { term: 'Delivery', text: 'We deliver and pick up any hire, or you collect it.' },
  { term: 'Damage', text: "Repair or replacement is the hirer's, as the hire agreement says." },
  { term: 'Company hire', text: 'Give us the ABN and the invoice goes to the company.' },
]

/** What a hire comes with, for those who compare before they ask. */
export function HireTerms() {
  return (
    <Section
      title="What every hire comes with"
      ground="paper"
      aside={
        <PageLink
          to="/faq"
          className="inline-flex min-h-touch items-center font-semibold text-paper-ink underline underline-offset-4"
        >
          More hire questions
        </PageLink>
      }
    >
      <dl className="grid gap-x-[clamp(2rem,6vw,6rem)] sm:grid-cols-2 lg:grid-cols-3">
        {terms.map(({ term, text }) => (
          <div key={term} className="border-t border-paper-line py-5">
            <dt className="mb-1 font-display text-card font-extrabold text-paper-ink">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
