import { Check } from 'lucide-react'
import { formatBuys, getStartingPrices, toServiceLine } from '../../booking/booking'
import { CallToAction } from '../../components/CallToAction'
import { PriceCard } from '../../components/cards/PriceCard'
import { StoryCards } from '../../components/cards/StoryCards'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { Fold } from '../../components/folds/Fold'
import { KeyFacts } from '../../components/folds/KeyFacts'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { CardStrip } from '../../components/ui/CardStrip'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { Section } from '../../components/ui/Section'
import type { Service } from '../../content/services'
import { createBookingEnquiry } from '../../enquiry/booking-enquiry'
import { contactLink } from '../../enquiry/contact-link'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'
import type { DescribedPicture } from '../../lib/pictures'
import { formatTotal } from '../../lib/text/money'
import { definePage, type PageProps } from '../../sitemap'
import { relatedPackages } from './related-packages.data'
import { type ServiceContent, serviceContents } from './service-contents.data'
import { ServiceCalculator, useServiceBooking } from './ServiceCalculator'

export default definePage(serviceContents, ServicePage)

function ServicePage({ content }: PageProps & { content: ServiceContent | undefined }) {
  if (!content) {
    return (
      <NotFoundView
        title="Service Not Found"
        text="The service you're looking for doesn't exist."
        link={{ label: 'Return Home', to: '/' }}
      />
    )
  }
  return <ServiceDetails {...content} />
}

function ServiceDetails({ service, facts, closingCall }: ServiceContent) {
  const chosen = useServiceBooking(service)
  const enquiry = contactLink(
    chosen?.isChosen
      ? createBookingEnquiry(chosen.booking)
      : createPlainEnquiry({ lines: [toServiceLine(service)] }),
  )
  const { primary, secondary } = service.cta

  return (
    <article data-gel={service.gel}>
      <Page
        {...service.seo}
        description={`${service.seo.description} ${formatFromPrice(service)}.`}
        path={`/services/${service.slug}`}
        picture={service.image}
        firstScreen={
          <PageHero
            title={service.title}
            intro={service.slogan}
            gel={service.gel}
            image={service.image}
          >
            {/* The price and the buttons come before the words, so that they are in a phone's first screen. */}
            <div className="mt-4 flex max-w-xl flex-wrap items-center gap-x-8 gap-y-4 lg:mt-6 lg:gap-y-6">
              <div className="flex flex-wrap gap-x-8 gap-y-4">
                {getStartingPrices(service).map((start) => (
                  <PriceTag
                    key={start.price}
                    total={start.price}
                    buys={formatBuys(start)}
                    className="text-base text-warm"
                  />
                ))}
              </div>
              <div className="flex flex-wrap gap-3 print:hidden">
                <ButtonLink
                  to={primary.action === 'av-hire' ? '/av-hire' : enquiry}
                  variant="primary"
                >
                  {primary.text}
                </ButtonLink>
                {/* Dark, because the picture behind it may be bright. */}
                <ButtonLink
                  to={secondary.action === 'av-hire' ? '/av-hire' : '/contact'}
                  className="bg-night/70"
                >
                  {secondary.text}
                </ButtonLink>
              </div>
            </div>
            <p className="mt-6 max-w-[58ch]">{service.summary}</p>
          </PageHero>
        }
      >
        <ServiceCalculator service={service} />
        <KeyFacts title="Price and booking" facts={facts} />

        <Section title="Key Features" gel={service.gel}>
          <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] border-b border-line md:grid-cols-2 md:border-0">
            {service.benefits.map(({ title, text }) => (
              <li key={title} className="border-t border-line md:py-3">
                <Fold
                  onlyOnPhone
                  title={<h3 className="text-base leading-snug md:text-card">{title}</h3>}
                >
                  <p className="pb-5">{text}</p>
                </Fold>
              </li>
            ))}
          </ul>
        </Section>

        <Section title="What's Included" background="paper">
          <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
            {service.included.map((item) => (
              <li
                key={item}
                className="flex gap-3.5 border-t border-paper-line py-2.5 font-medium text-paper-ink md:py-4"
              >
                <Check aria-hidden className="mt-1 size-4.5 shrink-0" strokeWidth={3} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Section>

        {service.gallery.length > 0 && (
          <Section title="Gallery" gel={service.gel} className="print:hidden">
            <Gallery images={service.gallery} title={`${service.name} gallery`} />
          </Section>
        )}

        <StoryCards path={`/services/${service.slug}`} />
        <Section title="Related Packages" className="print:hidden">
          <CardStrip className="md:grid-cols-3">
            {relatedPackages.map(({ slug, name, image, gel, price }) => (
              <li key={slug}>
                <PriceCard
                  picture={image}
                  gel={gel}
                  sizes="(min-width: 1320px) 430px, (min-width: 720px) 30vw, 70vw"
                  title={
                    <PageLink to={`/packages/${slug}`} className="stretch">
                      {name}
                    </PageLink>
                  }
                  price={price}
                />
              </li>
            ))}
          </CardStrip>
        </Section>
        <RelatedLinks path={`/services/${service.slug}`} />
        <CallToAction {...closingCall} to={enquiry} gel={service.gel} />
      </Page>
    </article>
  )
}

/** 'From $275 incl. GST for 2 hours per act': short enough for search results. */
const formatFromPrice = (service: Service) =>
  `From ${formatTotal(service.startingFrom)} ${formatBuys(getStartingPrices(service)[0])}`

/** Pictures that can be enlarged: a row that scrolls sideways on a phone, then a grid whose first picture is larger. */
function Gallery({ images, title }: { images: readonly DescribedPicture[]; title: string }) {
  return (
    <CardStrip className="md:grid-cols-2 lg:grid-cols-4">
      {images.map((image, index) => (
        <li
          key={image.name}
          className={index === 0 ? 'md:col-span-2 lg:row-span-2' : getSpan(index, images.length)}
        >
          <EnlargeButton
            images={images}
            start={index}
            title={title}
            className="block size-full overflow-hidden rounded-card bg-plate"
          >
            <Picture
              picture={image}
              sizes={
                index === 0
                  ? '(min-width: 1080px) 640px, 92vw'
                  : '(min-width: 1080px) 315px, (min-width: 720px) 45vw, 70vw'
              }
              className="aspect-4/3 size-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
            />
          </EnlargeButton>
        </li>
      ))}
    </CardStrip>
  )
}

/** Widens the last pictures, so that they fill the rows beside and below the first one. */
function getSpan(index: number, count: number): string {
  const isLast = index === count - 1
  const narrow = (count - 1) % 2 === 1 && isLast ? 'md:col-span-2' : ''
  const wide = {
    2: 'lg:col-span-2 lg:row-span-2',
    3: 'lg:col-span-2',
    4: isLast ? 'lg:col-span-2' : 'lg:col-span-1',
  }[count]
  return `${narrow} ${wide ?? 'lg:col-span-1'}`
}
