import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
import { formatLight, parseLight } from '../../booking/light'
import { TierFader } from '../../components/fader/TierFader'
import { useUrlState } from '../../components/hooks/use-url-state'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { TestimonialQuote, TestimonialSection } from '../../components/Testimonials'
import { Picture } from '../../components/ui/Picture'
import { homeAbout } from '../../content/about/about'
import { testimonials } from '../../content/about/testimonials'
import { company } from '../../content/company'
import { consolePicture, envisionTheFuturePicture } from '../../content/pictures'
import { djHire } from '../../content/services/dj-hire'
import { contactLink } from '../../enquiry/contact-link'
import { formatTotal } from '../../lib/text/money'
import { BannerSlider } from './BannerSlider'
import { ClientCarousel } from './ClientCarousel'
import { CoreServices } from './CoreServices'
import { functionsRoom } from './functions-room.data'
import { SocialSection } from './SocialSection'

export default function HomePage() {
  return (
    <Page
      path="/"
      title={`DJ & AV Hire, Event Production, ${company.city}`}
      description={`DJs from ${formatTotal(djHire.startingFrom)}, sound, lights, stages and gear hire across ${company.area}.`}
      picture={ideasToLifePicture}
      firstScreen={<BannerSlider />}
    >
      <LightTheRoom />
      <AboutTeaser />
      <CoreServices />
      <TestimonialSection picture={envisionTheFuturePicture} heading="What a client said">
        <TestimonialQuote {...testimonials[0]} />
      </TestimonialSection>
      <ClientCarousel />
      <SocialSection />
    </Page>
  )
}

/** The light is in the URL, so that Back restores it. */
const parse = (params: URLSearchParams) => ({ light: parseLight(params) })
const format = ({ light }: ReturnType<typeof parse>) => ({ light: formatLight(light) })

function LightTheRoom() {
  const { state, update } = useUrlState({ parse, format })
  const { slug, gel, scenes, tiers } = functionsRoom
  return (
    <section aria-labelledby="light-the-room" data-gel={gel} className="pt-6 lg:pt-16 print:hidden">
      <TierFader
        scenes={scenes}
        tiers={tiers.map(({ fader }) => fader)}
        light={state.light}
        onLight={(light) => update({ light })}
        heading={
          <h2 id="light-the-room" className="text-section">
            Light your party
          </h2>
        }
        renderActions={(level) => (
          <>
            <ButtonLink
              to={contactLink(
                tiers.find(({ fader }) => fader.level === level)?.enquiry ?? { subject: slug },
              )}
              variant="primary"
              className="max-sm:basis-full"
            >
              Get Quote
            </ButtonLink>
            <PageLink
              to={`/packages/${slug}?light=${level}#tiers`}
              className="standalone-link text-warm"
            >
              See what's in it
            </PageLink>
          </>
        )}
      />
    </section>
  )
}

function AboutTeaser() {
  return (
    <section aria-labelledby="about-us" data-gel="congo" className="pt-section">
      <div className="wrap grid items-center gap-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[1.02fr_1fr]">
        <div>
          <p className="mb-5 eyebrow max-md:hidden">About us</p>
          <h2 id="about-us" className="text-section">
            Over a Decade of Experience
          </h2>
          <p className="mt-5 max-w-[56ch] text-intro">{homeAbout.intro}</p>
          <ul className="my-6 flex flex-wrap gap-x-6 md:my-8 md:block">
            {homeAbout.items.map((item) => (
              <li
                key={item.name}
                data-gel={item.gel}
                className="flex items-center gap-3 py-1 font-medium text-warm md:py-2"
              >
                <span aria-hidden className="size-2 rounded-xs bg-gel shadow-dot" />
                <span>{item.name}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/about">More about us</ButtonLink>
        </div>
        <div className="aspect-[4/3.4] overflow-hidden rounded-card bg-plate shadow-spill max-md:hidden">
          <Picture
            picture={consolePicture}
            sizes="(min-width: 1320px) 620px, 45vw"
            className="size-full"
          />
        </div>
      </div>
    </section>
  )
}
