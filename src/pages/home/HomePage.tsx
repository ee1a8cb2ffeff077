import { findLight } from '../../booking/light'
import { TierFader } from '../../components/fader/TierFader'
import { useCarousel } from '../../components/hooks/use-carousel'
import { useUrlState } from '../../components/hooks/use-url-state'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { TestimonialQuote, TestimonialSection } from '../../components/Testimonials'
import { Picture } from '../../components/ui/Picture'
import { homeAbout } from '../../content/about/about'
import { slides } from '../../content/about/slides'
import { testimonials } from '../../content/about/testimonials'
import { company } from '../../content/company'
import {
  consolePicture,
  functionsHorizonPicture,
  weddingsOutdoorsPicture,
} from '../../content/pictures'
import { djHire } from '../../content/services/dj-hire'
import { tierLevels } from '../../content/tier-levels'
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
      picture={functionsHorizonPicture}
      firstScreen={<FirstScreen />}
    >
      <AboutTeaser />
      <CoreServices />
      <TestimonialSection picture={weddingsOutdoorsPicture} heading="What a client said">
        <TestimonialQuote {...testimonials[0]} />
      </TestimonialSection>
      <ClientCarousel />
      <SocialSection />
    </Page>
  )
}

/** The light that the visitor has chosen is in the URL, so that Back restores it. */
const parse = (params: URLSearchParams) => ({ light: findLight(params) })
const format = (state: ReturnType<typeof parse>) => state

const getSlideLight = (index: number) => (slides[index] ?? slides[0]).light

/** The banner and the room of the parties in one. A slide lights the room, until the visitor does. The price is the visitor's alone. */
function FirstScreen() {
  const { state, update } = useUrlState({ parse, format })
  const { slug, gel, scenes, tiers } = functionsRoom
  const carousel = useCarousel({
    count: slides.length,
    delayMs: 5000,
    autoplay: state.light === null,
  })
  const [cheapest] = tierLevels
  const chosen = tiers.find(({ fader }) => fader.level === state.light)
  return (
    <section
      aria-labelledby="light-the-room"
      data-gel={gel}
      className="group/frame"
      {...carousel.containerProps}
    >
      <TierFader
        scenes={scenes}
        tiers={tiers.map(({ fader }) => fader)}
        light={state.light ?? cheapest}
        roomLight={state.light ? undefined : getSlideLight(carousel.index)}
        firstLight={getSlideLight(0)}
        onLight={(light) => {
          carousel.pause()
          update({ light })
        }}
        onTouch={carousel.pause}
        heading={
          <BannerSlider
            carousel={carousel}
            onChoose={(slide) => {
              update({ light: null })
              carousel.goTo(slide)
            }}
          />
        }
        deskHeading={
          <h2 id="light-the-room" className="text-card lg:pt-8">
            Light your party
          </h2>
        }
        renderActions={(light) => (
          <>
            <ButtonLink
              to={chosen ? contactLink(chosen.enquiry) : '/contact'}
              variant="primary"
              className="max-lg:grow"
            >
              Get Quote
            </ButtonLink>
            <PageLink
              to={`/packages/${slug}?light=${light}#tiers`}
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
          <p className="mt-5 max-w-[56ch] text-base">{homeAbout.intro}</p>
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
