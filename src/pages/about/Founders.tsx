import { ButtonLink } from '../../components/links/ButtonLink'
import { Portrait } from '../../components/pictures/Portrait'
import { foundersIntro } from '../../content/about/about'
import { founders } from '../../content/about/team'

/** The two founders: text on the left, portraits on the right. */
export function Founders() {
  return (
    <section aria-labelledby="founders" data-gel="rose" className="pt-section">
      <div className="wrap grid items-end gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-7 lg:grid-cols-[4fr_7fr]">
        <div className="lg:pb-1">
          <p className="mb-5 eyebrow max-md:hidden">The founders</p>
          <h2 id="founders" className="text-section">
            {foundersIntro.title}
          </h2>
          <p className="mt-4 mb-5 max-w-[56ch] text-intro">{foundersIntro.intro}</p>
          <ButtonLink to="/team">Meet the whole team</ButtonLink>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 sm:gap-x-4.5">
          {founders.map((member) => (
            <li key={member.id} data-gel={member.gel}>
              <div className="overflow-hidden rounded-plate shadow-spill">
                <Portrait member={member} described sizes="(min-width: 1320px) 390px, (min-width: 1080px) 30vw, 45vw" />
              </div>
              <h3 className="mt-4 text-base leading-tight sm:mt-6 sm:text-block">{member.name}</h3>
              <p className="mt-1.5 text-small text-warm">{member.role}</p>
              <p className="mt-2 text-small sm:text-base">{member.oneLine}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
