import { ClosingCall } from '../../components/ClosingCall'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { ServiceGrid } from '../../components/ServiceGrid'
import { pageMeta } from '../../sitemap'

export default function ServicesPage() {
  return (
    <>
      <Seo path="/services" {...pageMeta('/services')} picture="services/live-music-production" />
      <PageHero
        cue="LX 01 · Services"
        title="Everything the night needs"
        lede="Book one service or hand us the run sheet. Prices start where they say they start, and a person answers the phone."
        gel="teal"
        image={{
          picture: 'services/live-music-production',
          alt: 'Drum kit and amps on an empty stage under haze and beams',
        }}
        focus="object-[70%_50%]"
      />
      <ServiceGrid />
      <ClosingCall
        title="Not sure which one you need?"
        text="Tell us the room and the crowd. We will say what fits, and what you can leave out."
      />
    </>
  )
}
