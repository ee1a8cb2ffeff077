import { ClosingCall } from '../../components/ClosingCall'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { Testimonials } from '../../components/Testimonials'
import { company } from '../../content/company'
import { pageMeta } from '../../sitemap'
import { aboutJsonLd } from './about-json-ld'
import { AvHireTeaser } from './AvHireTeaser'
import { Founders } from './Founders'
import { Story } from './Story'

export default function CompanyPage() {
  return (
    <>
      <Seo
        path="/about/company"
        {...pageMeta('/about/company')}
        picture="about/crew-dawn"
        jsonLd={aboutJsonLd('/about/company')}
      />
      <PageHero
        cue="LX 02 · Our company"
        title="First in, last out"
        lede={`Sound, light, stages and crew, out of ${company.location}.`}
        gel="amber"
        image={{
          picture: 'about/crew-dawn',
          alt: 'Crew in silhouette rolling cases up a truck ramp at dawn, a truss tower behind them',
        }}
        focus="object-[58%_15%] 2xl:object-[58%_60%] max-lg:-translate-y-[14%] lg:translate-x-[8%] lg:[mask-image:linear-gradient(to_right,transparent,black_15%)]"
      >
        {/* The crew stands in the lower half of the picture: room for it below the words, which it is moved clear of. */}
        <div className="lg:h-[18vw]" />
      </PageHero>
      <Story />
      <Founders />
      <AvHireTeaser />
      <Testimonials />
      <ClosingCall
        title="Give us the date"
        text={`Send the room, the crowd and what has to happen. A reply comes within ${company.replyTime}.`}
      />
    </>
  )
}
