import { ButtonLink } from '../../components/links/ButtonLink'
import { company } from '../../content/company'

/** Links to the enquiry form and the packages, directly below the banner. */
export function NextStep() {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-line py-5 md:py-7">
      <p className="max-w-[40ch] text-highlight font-medium text-warm">
        Send us your date, your venue and how many guests. We reply within{' '}
        <span className="whitespace-nowrap">{company.replyTime}</span>.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" variant="primary">
          Get Quote
        </ButtonLink>
        <ButtonLink to="/packages">See packages</ButtonLink>
      </div>
    </div>
  )
}
