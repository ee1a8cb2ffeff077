import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { TestimonialQuote, TestimonialSection } from '../../components/TestimonialSection'
import { testimonials } from '../../content/about/testimonials'
import { company } from '../../content/company'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'
import { AboutTeaser } from './AboutTeaser'
import { BannerSlider } from './BannerSlider'
import { ClientCarousel } from './ClientCarousel'
import { CoreServices } from './CoreServices'
import { NextStep } from './NextStep'
import { SocialSection } from './SocialSection'

export default function HomePage() {
  return (
    <Page
      path="/"
      title={`DJ & AV Hire, Event Production, ${company.city}`}
      description={`DJs from ${formatTotal(djHire.startingFrom)}, sound, lights, stages, bands and AV hire. Based in ${company.suburb}, we cover ${company.area}.`}
      picture={ideasToLifePicture}
      firstScreen={<BannerSlider />}
    >
      <NextStep />
      <AboutTeaser />
      <CoreServices />
      <RelatedLinks path="/" title="Price guides" />
      <TestimonialSection heading="What a client said">
        <TestimonialQuote {...testimonials[0]} />
      </TestimonialSection>
      <ClientCarousel />
      <SocialSection />
    </Page>
  )
}
