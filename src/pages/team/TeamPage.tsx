import { CallToAction } from '../../components/CallToAction'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { loadInPicture } from '../../content/pictures'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'
import { TeamGrid } from './TeamGrid'

export default function TeamPage() {
  return (
    <Page
      path="/team"
      title={`Our DJs, MCs & Event Crew, ${company.city}`}
      description={`Meet our ${company.city} DJs, MCs, sound and lighting crew, singer and photographer. Hear a mix and book your DJ by name, from ${formatTotal(djHire.startingFrom)}.`}
      picture={loadInPicture}
      firstScreen={
        <PageHero
          title="Our DJs, MCs and crew"
          intro="Two founders, plus the people who plan, play, MC, sing, set up and take the photos. Book the one you like by name."
          gel="congo"
          image={loadInPicture}
          quoteLink="/contact"
          focus="focal-[60%_40%]"
        />
      }
    >
      <TeamGrid />
      <RelatedLinks path="/team" title="Prices and company" />
      <CallToAction {...getClosingCall('/team')} gel="congo" />
    </Page>
  )
}
