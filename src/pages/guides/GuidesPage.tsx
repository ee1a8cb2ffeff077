import { CallToAction } from '../../components/CallToAction'
import { GuideLinks } from '../../components/links/GuideLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { closingCalls } from '../../content/closing-calls'

export default function GuidesPage() {
  return (
    <Page
      path="/guides"
      title="DJ, PA & Event Hire Prices"
      description="What a DJ, a school disco or a PA costs in Sydney, worked out with real examples, with and without GST."
      firstScreen={
        <PageHero
          eyebrow="Guides"
          title="DJ, PA and event hire prices"
          intro="What a DJ, a school disco or a PA really costs, worked out."
          gel="teal"
        />
      }
    >
      <GuideLinks />
      <CallToAction {...closingCalls.event} />
    </Page>
  )
}
