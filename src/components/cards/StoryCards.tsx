import { storyCards } from '../../booking/story-cards.data'
import { PageLink } from '../links/PageLink'
import { PriceTag } from '../ui/PriceTag'
import { RowCard } from './RowCard'

/** Leads from the page of a package or a service to the events at which it was booked. Nothing without any. */
export const StoryCards = ({ path }: { path: (typeof storyCards)[number]['path'] }) =>
  storyCards
    .filter((card) => card.path === path)
    .map(({ slug, title, text, price, gel, image }) => (
      <div key={slug} className="wrap pt-7 md:pt-section print:hidden">
        <RowCard
          gel={gel}
          layout="always a row"
          className="max-w-4xl grid-cols-[min(6.5rem,33vw)_1fr] sm:grid-cols-[min(17rem,33vw)_1fr]"
          picture={image}
          maxWidth={480}
          sizes="(min-width: 480px) 272px, 104px"
          pictureClass="contain-size"
        >
          <div className="grid content-center gap-1 px-4 py-3 sm:min-h-44 sm:px-6 sm:py-5">
            <h2 className="text-card">
              <PageLink to={`/stories/${slug}`} className="stretch inline-block py-0.5">
                {title}
              </PageLink>
            </h2>
            <p className="text-small">{text}</p>
            <PriceTag {...price} />
          </div>
        </RowCard>
      </div>
    ))
