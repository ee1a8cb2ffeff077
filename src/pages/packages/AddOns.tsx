import { Section } from '../../components/ui/Section'
import type { PackageCategory } from '../../content/packages'

/** The extras for every tier. On a wide screen it continues the light background of TierComparison, with 1 px of overlap against a gap. */
export function AddOns({ addOns }: Pick<PackageCategory, 'addOns'>) {
  return (
    <Section
      title="Add to any tier"
      background="paper"
      className="md:-mt-px md:pt-px print:mt-0 print:break-inside-avoid print:py-0"
    >
      <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] sm:grid-cols-2 lg:grid-cols-3">
        {addOns.map(({ text }) => (
          <li
            key={text}
            className="grid grid-cols-[1.375rem_1fr] border-t border-paper-line py-4 font-medium text-paper-ink print:py-1.5"
          >
            <span aria-hidden className="font-mono">
              +
            </span>
            {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}
