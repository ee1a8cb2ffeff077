import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import liveMusicProductionPicture from '../../../pictures/services/live-music-production.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { ServiceGrid } from '../../components/ServiceGrid'
import { services } from '../../content/services'

export default function ServicesPage() {
  return (
    <>
      <Seo
        path="/services"
        title="Event Services in Sydney"
        description="Eleven services for one night or a whole season: DJs, bands, karaoke, dancers, AV hire and installation, photo, video, planning and marketing."
        picture={liveMusicProductionPicture}
      />
      <PageHero
        eyebrow="Services"
        title="Everything the night needs"
        intro="Book one service or hand us the run sheet. Prices start where they say they start, and a person answers the phone."
        gel="teal"
        image={liveMusicProductionPicture}
        focus="focal-[70%_50%]"
      />
      <ServiceGrid services={services} title="All services" />
      <AfterFirstScreen>
        <CallToAction
          title="Not sure which one you need?"
          text="Tell us the room and the crowd. We will say what fits, and what you can leave out."
        />
      </AfterFirstScreen>
    </>
  )
}
