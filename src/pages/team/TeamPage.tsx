import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import liveMusicProduction2Picture from '../../../pictures/services/live-music-production-2.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { TeamGrid } from './TeamGrid'

export default function TeamPage() {
  return (
    <>
      <Seo
        path="/team"
        title="Meet the Event Team"
        description="The founders, DJs, producers, technicians, hosts and photographers who turn up on the night. Read who they are and book one by name."
        picture={liveMusicProduction2Picture}
      />
      <PageHero
        eyebrow="Meet the team"
        title="The people behind the desk"
        intro="Two founders, and a crew that plays, plans, rigs, films and hosts. Open a card to read who somebody is, then book them by name."
        gel="congo"
        image={liveMusicProduction2Picture}
        focus="focal-[50%_30%]"
      />
      <TeamGrid />
      <AfterFirstScreen>
        <CallToAction
          title="Not sure who to ask for?"
          text="Tell us the crowd and the music they grew up with. We will say who plays that room best, and whether they are free."
          gel="congo"
        />
      </AfterFirstScreen>
    </>
  )
}
