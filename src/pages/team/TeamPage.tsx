import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { company } from '../../content/company'
import { liveMusicProduction2Picture } from '../../content/pictures'
import { TeamGrid } from './TeamGrid'

export default function TeamPage() {
  return (
    <Page
      path="/team"
      title="Meet the Event Team"
      description={`The founders, DJs, producers, sound and lighting crew, singer and photographer of ${company.name} in Sydney. Read about each of them and book one by name.`}
      picture={liveMusicProduction2Picture}
    >
      <PageHero
        title="Meet the Team"
        intro="Two founders and the people who plan, play, sing, set up and take the photos. Choose a name to read more and to book."
        gel="congo"
        image={liveMusicProduction2Picture}
        focus="focal-[50%_30%]"
      />
      <TeamGrid />
      <CallToAction
        title="Not sure who to book?"
        text="Tell us the date, the age of your guests and the music they like. We will suggest someone who is free."
        gel="congo"
      />
    </Page>
  )
}
