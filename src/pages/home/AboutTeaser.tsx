import { ButtonLink } from '../../components/links/ButtonLink'
import { Picture } from '../../components/ui/Picture'
import { homeAbout } from '../../content/about/about'
import { consolePicture } from '../../content/pictures'

export function AboutTeaser() {
  return (
    <section aria-labelledby="about-us" data-gel="congo" className="pt-section">
      <div className="wrap grid items-center gap-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[1.02fr_1fr]">
        <div>
          <p className="mb-5 eyebrow max-md:hidden">About us</p>
          <h2 id="about-us" className="text-section">
            Over a Decade of Experience
          </h2>
          <p className="mt-5 max-w-[56ch] text-intro">{homeAbout.intro}</p>
          <ul className="my-6 flex flex-wrap gap-x-6 md:my-8 md:block">
            {homeAbout.items.map((item) => (
              <li
                key={item.name}
                data-gel={item.gel}
                className="flex items-center gap-3 py-1 font-medium text-warm md:py-2"
              >
                <span aria-hidden className="size-2 rounded-xs bg-gel shadow-dot" />
                {item.name}
              </li>
            ))}
          </ul>
          <ButtonLink to="/about">More about us</ButtonLink>
        </div>
        <div className="aspect-[4/3.4] overflow-hidden rounded-plate bg-plate shadow-spill max-md:hidden">
          <Picture picture={consolePicture} sizes="(min-width: 1320px) 620px, 45vw" className="size-full" />
        </div>
      </div>
    </section>
  )
}
