import { CallToAction } from '../../components/CallToAction'
import { GuideLinks } from '../../components/links/GuideLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { closingCalls } from '../../content/closing-calls'

export default function GuidesPage() {
  return (
    <Page
      path="/guides"
      title="What Events and Hire Cost in Sydney"
      description="Our guides with prices: DJs, school events and each category of hire equipment in Sydney, with and without GST."
      firstScreen={
        <PageHero
          eyebrow="Guides"
          title="What events and hire cost"
          intro="Our prices with and without GST, and what changes the total."
          gel="teal"
        />
      }
    >
      <GuideLinks />
      <CallToAction {...closingCalls.event} />
    </Page>
  )
}
