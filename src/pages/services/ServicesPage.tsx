import { CallToAction } from '../../components/CallToAction'
import { ServiceGrid } from '../../components/cards/ServiceGrid'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { weddingsHorizonPicture } from '../../content/pictures'
import { services } from '../../content/services'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'

export default function ServicesPage() {
  return (
    <Page
      path="/services"
      title={`Event Services in ${company.city}`}
      description={`DJs, bands, karaoke, dancers, photographers, AV installation and event planning in ${company.city}, each with its price. A DJ from ${formatTotal(djHire.startingFrom)}.`}
      picture={weddingsHorizonPicture}
      firstScreen={
        <PageHero
          title={`Event Services in ${company.city}`}
          intro="Book one, or a few with one crew. Your quote shows every extra before you sign."
          gel="teal"
          image={weddingsHorizonPicture}
          quoteLink="/contact"
        />
      }
    >
      <ServiceGrid services={services} title="All services" />
      <CallToAction {...getClosingCall('/services')} />
    </Page>
  )
}
