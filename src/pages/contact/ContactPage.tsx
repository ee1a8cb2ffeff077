import { businessJsonLd } from '../../components/business-json-ld'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { company } from '../../content/company'
import { pageMeta } from '../../sitemap'
import { ContactPanel } from './ContactPanel'
import { EnquiryForm } from './EnquiryForm'

export default function ContactPage() {
  return (
    <>
      <Seo path="/contact" {...pageMeta('/contact')} picture="contact/stage-door" jsonLd={businessJsonLd()} />
      <PageHero
        cue="LX 01 · Contact"
        title="Tell us about the night"
        lede={`The room, the crowd, the date if there is one. We reply within ${company.replyTime}.`}
        gel="amber"
        image={{
          picture: 'contact/stage-door',
          alt: 'Brick wall and stage door at night under one lamp, road cases waiting beside it',
        }}
        focus="object-[70%_40%]"
      />
      <div className="wrap grid items-start gap-[clamp(2.5rem,5vw,5.5rem)] pt-10 lg:grid-cols-[1.5fr_1fr]">
        <EnquiryForm />
        <ContactPanel />
      </div>
    </>
  )
}
