import { businessJsonLd } from '../../components/business-json-ld'
import { Seo } from '../../components/Seo'
import { pageMeta } from '../../sitemap'
import { AboutTeaser } from './AboutTeaser'
import { BannerSlider } from './BannerSlider'
import { ClientCarousel } from './ClientCarousel'
import { CoreServices } from './CoreServices'
import { FirstWords } from './FirstWords'
import { NextStep } from './NextStep'
import { SocialSection } from './SocialSection'

export default function HomePage() {
  return (
    <>
      <Seo path="/" {...pageMeta('/')} picture="slides/ideas-to-life" jsonLd={businessJsonLd()} />
      <BannerSlider />
      <NextStep />
      <AboutTeaser />
      <CoreServices />
      <FirstWords />
      <ClientCarousel />
      <SocialSection />
    </>
  )
}
