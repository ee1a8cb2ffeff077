import { ClosingCall } from '../../components/ClosingCall'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { pageMeta } from '../../sitemap'
import { teamJsonLd } from './team-json-ld'
import { TeamGrid } from './TeamGrid'

export default function TeamPage() {
  return (
    <>
      <Seo path="/team" {...pageMeta('/team')} picture="services/live-music-production-2" jsonLd={teamJsonLd()} />
      <PageHero
        cue="LX 01 · Meet the team"
        title="The people behind the desk"
        lede="Two founders, and a crew that plays, plans, rigs, films and hosts. Open a card to read who somebody is, then book them by name."
        gel="congo"
        image={{
          picture: 'services/live-music-production-2',
          alt: 'View from the monitor desk across a stage to amplifiers, a guitar and crossing beams',
        }}
        focus="object-[50%_30%]"
      />
      <TeamGrid />
      <ClosingCall
        title="Not sure who to ask for?"
        text="Tell us the crowd and the music they grew up with. We will say who plays that room best, and whether they are free."
        gel="congo"
      />
    </>
  )
}
