import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
import { Page } from '../../components/Page'
import { company } from '../../content/company'
import { AboutTeaser } from './AboutTeaser'
import { BannerSlider } from './BannerSlider'
import { ClientCarousel } from './ClientCarousel'
import { CoreServices } from './CoreServices'
import { FeaturedTestimonial } from './FeaturedTestimonial'
import { NextStep } from './NextStep'
import { SocialSection } from './SocialSection'

export default function HomePage() {
  return (
    <Page
      path="/"
      title="Event Production in Sydney & NSW"
      description={`DJs, bands, stages, sound, lighting, photography and AV hire for weddings, parties and companies within about ${company.serviceRadiusKm} km of ${company.location}.`}
      picture={ideasToLifePicture}
    >
      <BannerSlider />
      <NextStep />
      <AboutTeaser />
      <CoreServices />
      <FeaturedTestimonial />
      <ClientCarousel />
      <SocialSection />
    </Page>
  )
}
