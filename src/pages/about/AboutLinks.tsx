import type { ReactNode } from 'react'
import crewDawnPicture from '../../../pictures/about/crew-dawn.webp?picture'
import team06Picture from '../../../pictures/team/06.webp?picture'
import team07Picture from '../../../pictures/team/07.webp?picture'
import { PageLink } from '../../components/links/PageLink'
import { Picture } from '../../components/ui/Picture'
import type { Gel } from '../../lib/gels'
import { getPageLabel } from '../../sitemap'

const PICTURE_SIZES = '(min-width: 1320px) 650px, (min-width: 720px) 45vw, 92vw'
const HALF_PICTURE_SIZES = '(min-width: 1320px) 325px, (min-width: 720px) 23vw, 46vw'

/** Large cards that link to the company page and the team page. */
export function AboutLinks() {
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
            <Picture picture={crewDawnPicture} alt="" sizes={PICTURE_SIZES} className="size-full focal-[55%_50%]" />
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
                <Picture picture={team06Picture} alt="" sizes={HALF_PICTURE_SIZES} className="size-full" />
              </div>
              <div>
                <Picture picture={team07Picture} alt="" sizes={HALF_PICTURE_SIZES} className="size-full" />
              </div>
            </div>
          </AboutLinkCard>
        </li>
      </ul>
    </section>
  )
}

type AboutLinkCardProps = { to: '/about/company' | '/team'; gel: Gel; text: string; children: ReactNode }

function AboutLinkCard({ to, gel, text, children }: AboutLinkCardProps) {
  return (
    <article
      data-gel={gel}
      className="group footlight relative isolate flex h-full flex-col overflow-hidden rounded-plate border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit"
    >
      <div className="relative aspect-8/5 overflow-hidden bg-plate">
        <div className="size-full transition duration-600 ease-standard group-hover:brightness-120">{children}</div>
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-b from-transparent to-raised to-95%"
        />
      </div>
      <div className="relative -mt-10 flex flex-1 flex-col gap-3 p-5 pt-0 md:p-8 md:pt-0">
        <h3 className="text-block">
          <PageLink to={to} className="stretch">
            {getPageLabel(to)}
          </PageLink>
        </h3>
        <p className="max-w-[46ch]">{text}</p>
      </div>
    </article>
  )
}
