import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import { company } from '../../content/company'
import { Seo } from '../../seo/Seo'
import { AboutTeaser } from './AboutTeaser'
import { BannerSlider } from './BannerSlider'
import { ClientCarousel } from './ClientCarousel'
import { CoreServices } from './CoreServices'
import { FeaturedTestimonial } from './FeaturedTestimonial'
import { NextStep } from './NextStep'
import { SocialSection } from './SocialSection'

export default function HomePage() {
  return (
    <>
      <Seo
        path="/"
        title="Event Production in Sydney & NSW"
        description={`DJs, bands, stages, sound, lighting, photography and AV hire for weddings, parties and companies within about ${company.serviceRadiusKm} km of ${company.location}.`}
        picture={ideasToLifePicture}
      />
      <BannerSlider />
      <NextStep />
      <AfterFirstScreen>
        <AboutTeaser />
        <CoreServices />
        <FeaturedTestimonial />
        <ClientCarousel />
        <SocialSection />
      </AfterFirstScreen>
    </>
  )
}
