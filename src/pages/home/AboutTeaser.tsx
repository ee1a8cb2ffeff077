import { ButtonLink } from '../../components/links/ButtonLink'
import { Picture } from '../../components/ui/Picture'
import { homeAbout } from '../../content/about/about'
import { consolePicture } from '../../content/pictures'

export function AboutTeaser() {
  return (
    <section aria-labelledby="about-us" data-gel="congo" className="pt-section">
      <div className="wrap grid items-center gap-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[1.02fr_1fr]">
        <div>
          <p className="mb-5 eyebrow">About us</p>
          <h2 id="about-us" className="text-section">
            Over a Decade of Experience
          </h2>
          <p className="mt-5 max-w-[56ch] text-intro">{homeAbout.intro}</p>
          <ol className="my-8 border-b border-line">
            {homeAbout.items.map((item, index) => (
              <li
                key={item.name}
                data-gel={item.gel}
                className="grid grid-cols-[3.25rem_1fr_auto] items-center border-t border-line py-3.5 font-medium text-warm"
              >
                <span aria-hidden className="font-mono text-label text-muted">
                  {`0${index + 1}`}
                </span>
                {item.name}
                <span aria-hidden className="size-2 rounded-xs bg-gel shadow-dot" />
              </li>
            ))}
          </ol>
          <ButtonLink to="/about">More about us</ButtonLink>
        </div>
        <div className="aspect-[4/3.4] overflow-hidden rounded-plate bg-plate shadow-spill">
          <Picture
            picture={consolePicture}
            sizes="(min-width: 1320px) 620px, (min-width: 720px) 45vw, 92vw"
            className="size-full"
          />
        </div>
      </div>
    </section>
  )
}
