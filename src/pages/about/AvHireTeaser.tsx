import { ButtonLink } from '../../components/links/ButtonLink'
import { Picture } from '../../components/ui/Picture'
import { avHireTeaser } from '../../content/about/about'
import { warehousePicture } from '../../content/pictures'

/** A picture of the warehouse and a link to the hire catalogue. */
export function AvHireTeaser() {
  return (
    <section aria-labelledby="av-hire" data-gel="straw" className="pt-section">
      <div className="wrap grid items-center gap-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[1.25fr_1fr]">
        <div className="aspect-4/3 overflow-hidden rounded-plate bg-plate shadow-spill max-md:hidden">
          <Picture
            picture={warehousePicture}
            sizes="(min-width: 1320px) 690px, 50vw"
            className="size-full focal-[60%_50%]"
          />
        </div>
        <div>
          <p className="mb-5 eyebrow max-md:hidden">AV hire</p>
          <h2 id="av-hire" className="text-section">
            {avHireTeaser.title}
          </h2>
          <p className="mt-4 mb-5 max-w-[56ch] text-intro">{avHireTeaser.text}</p>
          <ButtonLink to="/av-hire">See the hire catalogue</ButtonLink>
        </div>
      </div>
    </section>
  )
}
