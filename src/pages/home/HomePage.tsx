import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
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
        description="DJs, live entertainment, stages, sound and light, photography and AV hire for events within about 100 km of Sutherland NSW. Prices on every page."
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
