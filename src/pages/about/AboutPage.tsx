import { ClosingCall } from '../../components/ClosingCall'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { Testimonials } from '../../components/Testimonials'
import { pageMeta } from '../../sitemap'
import { aboutJsonLd } from './about-json-ld'
import { QuickOverview } from './QuickOverview'
import { TwoDoors } from './TwoDoors'

export default function AboutPage() {
  return (
    <>
      <Seo path="/about" {...pageMeta('/about')} picture="about/console" jsonLd={aboutJsonLd('/about')} />
      <PageHero
        cue="LX 01 · About us"
        title="Who turns up on your night"
        lede="You hand somebody a night that cannot be run twice. Here is how we work, who will be there and what hosts said afterwards."
        gel="congo"
        image={{
          picture: 'about/console',
          alt: 'Lighting desk with lit faders and colour screens before a dark auditorium',
        }}
        focus="object-[40%_70%]"
      />
      <TwoDoors />
      <QuickOverview />
      <Testimonials />
      <ClosingCall
        title="Start with a conversation"
        text="The first consultation is free. Tell us the room, the crowd and the date, and we will say what the job needs."
      />
    </>
  )
}
