import type { ReactNode } from 'react'
import team06Picture from '../../../pictures/team/06.webp?picture'
import team07Picture from '../../../pictures/team/07.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Testimonials } from '../../components/Testimonials'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { aboutOverview } from '../../content/about/about'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { consolePicture, warehousePicture, weddingsPremiumPicture } from '../../content/pictures'
import type { Gel } from '../../lib/gels'
import { getPageLabel } from '../../sitemap'

export default function AboutPage() {
  return (
    <Page
      path="/about"
      title={`About Our ${company.city} DJs & Event Crew`}
      description={`DJs, MCs, sound and lighting crew who've run weddings, parties and conferences from ${company.location} for over a decade, and what clients say about us.`}
      picture={consolePicture}
      firstScreen={
        <PageHero
          title={`About ${company.name}`}
          intro={`A ${company.city} crew of DJs, MCs, technicians and planners, working from ${company.suburb}.`}
          gel="congo"
          image={consolePicture}
          quoteLink="/contact"
          focus="focal-[40%_70%]"
        />
      }
    >
      <AboutLinks />
      <QuickOverview />
      <Testimonials picture={weddingsPremiumPicture} />
      <CallToAction {...getClosingCall('/about')} />
    </Page>
  )
}

const PICTURE_SIZES = '(min-width: 1320px) 650px, (min-width: 720px) 45vw, 92vw'
const HALF_PICTURE_SIZES = '(min-width: 1320px) 325px, (min-width: 720px) 23vw, 46vw'

function AboutLinks() {
  return (
    <section aria-labelledby="company-and-team" className="pt-12">
      <h2 id="company-and-team" className="sr-only">
        How we work and who we are
      </h2>
      <ul className="wrap grid gap-3 sm:gap-4.5 md:grid-cols-2">
        <li>
          <AboutLinkCard
            to="/about/company"
            gel="amber"
            text="How we work, from your first call to the swept floor, and the two people who started it."
          >
            <Picture
              picture={warehousePicture}
              alt=""
              sizes={PICTURE_SIZES}
              className="size-full focal-[55%_50%]"
            />
          </AboutLinkCard>
        </li>
        <li>
          <AboutLinkCard
            to="/team"
            gel="rose"
            text="DJs who MC, sound and lighting crew, a singer and a photographer. Book the one you like by name."
          >
            {/* Two 4:5 portraits fill the 8:5 slot exactly. These two people face each other. */}
            <div className="grid size-full grid-cols-2">
              <div>
                <Picture
                  picture={team06Picture}
                  alt=""
                  sizes={HALF_PICTURE_SIZES}
                  className="size-full"
                />
              </div>
              <div>
                <Picture
                  picture={team07Picture}
                  alt=""
                  sizes={HALF_PICTURE_SIZES}
                  className="size-full"
                />
              </div>
            </div>
          </AboutLinkCard>
        </li>
      </ul>
    </section>
  )
}

type AboutLinkCardProps = {
  to: '/about/company' | '/team'
  gel: Gel
  text: string
  children: ReactNode
}

function AboutLinkCard({ to, gel, text, children }: AboutLinkCardProps) {
  return (
    <article
      data-gel={gel}
      className="group footlight-on-hover lit-card isolate flex h-full flex-col"
    >
      <div className="relative aspect-8/5 overflow-hidden bg-plate">
        <div className="size-full transition duration-600 ease-standard group-hover:brightness-120">
          {children}
        </div>
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-b from-transparent to-raised to-95%"
        />
      </div>
      <div className="relative -mt-10 flex flex-1 flex-col gap-3 p-5 pt-0 md:p-8 md:pt-0">
        <h3 className="text-card">
          <PageLink to={to} className="stretch">
            {getPageLabel(to)}
          </PageLink>
        </h3>
        <p className="max-w-[46ch]">{text}</p>
      </div>
    </article>
  )
}

/** The last column is the widest, for the longest figure. */
const GRID_COLUMNS = 'md:grid md:grid-cols-[1fr_1fr_1.5fr]'

function QuickOverview() {
  return (
    <Section title="Quick Overview" background="paper">
      <dl className={`border-b border-paper-line ${GRID_COLUMNS}`}>
        {aboutOverview.facts.map((fact) => (
          <div
            key={fact.label}
            className="flex flex-col-reverse justify-end gap-1 border-t border-paper-line py-6 md:gap-3 md:border-l md:py-10 md:pl-7 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-base font-medium text-paper-text">{fact.label}</dt>
            <dd className="font-display text-amount font-extrabold text-paper-ink">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className={`mt-8 ${GRID_COLUMNS}`}>
        <p className="max-w-[62ch] text-base md:col-span-2 md:col-start-2 md:pl-7">
          {aboutOverview.text}
        </p>
      </div>
    </Section>
  )
}
