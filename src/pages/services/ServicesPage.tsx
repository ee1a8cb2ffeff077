import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { ServiceGrid } from '../../components/ServiceGrid'
import { liveMusicProductionPicture } from '../../content/pictures'
import { services } from '../../content/services'

export default function ServicesPage() {
  return (
    <Page
      path="/services"
      title="Event Services in Sydney"
      description="DJs, bands, karaoke, dancers, photography, AV hire and installation, planning and marketing for events in Sydney, each with its starting price."
      picture={liveMusicProductionPicture}
    >
      <PageHero
        eyebrow="Services"
        title="Event Services in Sydney"
        intro="Book one service, or several with one crew. Starting prices are listed with and without GST. Extras are in your quote before you commit to anything."
        gel="teal"
        image={liveMusicProductionPicture}
        focus="focal-[70%_50%]"
      />
      <ServiceGrid services={services} title="All services" />
      <CallToAction
        title="Not sure which one you need?"
        text="Tell us what you are planning, where, and for how many guests. We suggest what fits, and what you can leave out."
      />
    </Page>
  )
}
