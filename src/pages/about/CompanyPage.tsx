import { CallToAction } from '../../components/CallToAction'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Portrait } from '../../components/pictures/Portrait'
import { Testimonials } from '../../components/Testimonials'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { avHireTeaser, foundersIntro, story } from '../../content/about/about'
import { founders } from '../../content/about/team'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { openCasePicture, warehousePicture, weddingsDiamondPicture } from '../../content/pictures'
import { toTwoDigits } from '../../lib/text/quantities'

export default function CompanyPage() {
  return (
    <Page
      path="/about/company"
      title={`Event Production Company, ${company.city}`}
      description={`How we run your event, from the first call to the swept floor, who started the company and the gear we own. Event production from ${company.location}.`}
      picture={warehousePicture}
      firstScreen={
        <PageHero
          title={`${company.city} event production company`}
          intro={`Event production from ${company.location}: sound, lights, stages and the people to run them.`}
          gel="amber"
          image={warehousePicture}
          quoteLink="/contact"
          focus="focal-[60%_50%]"
        />
      }
    >
      <Story />
      <Founders />
      <AvHireTeaser />
      <Testimonials picture={weddingsDiamondPicture} />
      <CallToAction {...getClosingCall('/about/company')} />
    </Page>
  )
}

/** An opening paragraph in large type, then numbered steps. */
function Story() {
  const [opening, ...steps] = story
  return (
    <Section
      eyebrow="How we work"
      title="From the first call to the swept floor"
      background="paper"
      // The picture above it already fades to the dark background.
      className="lg:mt-0!"
    >
      <p className="max-w-[34ch] font-display text-card leading-tight font-extrabold text-paper-ink">
        {opening}
      </p>
      <ol className="mt-[clamp(2rem,4vw,4rem)] grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
        {steps.map((step, index) => (
          <li
            key={step}
            className="border-t border-paper-line py-4 md:grid md:grid-cols-[3.25rem_1fr] md:py-6"
          >
            <span aria-hidden className="pt-2 font-mono text-label text-paper-muted max-md:hidden">
              {toTwoDigits(index + 1)}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Founders() {
  return (
    <section aria-labelledby="founders" data-gel="rose" className="pt-section">
      <div className="wrap grid items-end gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-7 lg:grid-cols-[4fr_7fr]">
        <div className="lg:pb-1">
          <p className="mb-5 eyebrow max-md:hidden">The founders</p>
          <h2 id="founders" className="text-section">
            {foundersIntro.title}
          </h2>
          <p className="mt-4 mb-5 max-w-[56ch] text-base">{foundersIntro.intro}</p>
          <ButtonLink to="/team">Meet the whole team</ButtonLink>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 sm:gap-x-4.5">
          {founders.map((member) => (
            <li key={member.id} data-gel={member.gel}>
              <div className="overflow-hidden rounded-card shadow-spill">
                <Portrait
                  member={member}
                  sizes="(min-width: 1320px) 390px, (min-width: 1080px) 30vw, 45vw"
                />
              </div>
              <h3 className="mt-4 text-base leading-tight sm:mt-6 sm:text-card">{member.name}</h3>
              <p className="mt-1.5 text-small text-warm">{member.role}</p>
              <p className="mt-2 text-small sm:text-base">{member.oneLine}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function AvHireTeaser() {
  return (
    <section aria-labelledby="av-hire" data-gel="straw" className="pt-section">
      <div className="wrap grid items-center gap-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[1.25fr_1fr]">
        <div className="aspect-4/3 overflow-hidden rounded-card bg-plate shadow-spill max-md:hidden">
          <Picture
            picture={openCasePicture}
            sizes="(min-width: 1320px) 690px, 50vw"
            className="size-full focal-[60%_50%]"
          />
        </div>
        <div>
          <p className="mb-5 eyebrow max-md:hidden">AV hire</p>
          <h2 id="av-hire" className="text-section">
            {avHireTeaser.title}
          </h2>
          <p className="mt-4 mb-5 max-w-[56ch] text-base">{avHireTeaser.text}</p>
          <ButtonLink to="/av-hire">See the hire catalogue</ButtonLink>
        </div>
      </div>
    </section>
  )
}
