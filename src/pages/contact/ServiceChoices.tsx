import { servicesInterested } from '../../enquiry/options'

type Props = { selected: readonly string[]; disabled: boolean; onChange: (services: string[]) => void }

export function ServiceChoices({ selected, disabled, onChange }: Props) {
  const toggle = (service: string) =>
    onChange(selected.includes(service) ? selected.filter((other) => other !== service) : [...selected, service])
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60 sm:col-span-2">
      <legend className="mb-3 text-small font-semibold text-warm">
        Services Interested In<span className="font-normal text-muted"> optional</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {servicesInterested.map((service) => (
          <label
            key={service}
            className="inline-flex min-h-touch cursor-pointer items-center gap-2.5 rounded-full border border-control px-4 text-small font-medium text-soft hover:border-soft has-checked:border-amber has-checked:bg-amber/12 has-checked:text-warm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber"
          >
            <input
              type="checkbox"
              name="servicesInterested"
              value={service}
              checked={selected.includes(service)}
              onChange={() => toggle(service)}
              className="size-4 accent-amber focus-visible:outline-none"
            />
            <span>{service}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
