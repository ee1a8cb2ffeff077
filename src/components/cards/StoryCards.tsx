import { storyCards } from '../../content/story-cards.data'
import { PageLink } from '../links/PageLink'
import { Picture } from '../ui/Picture'

/** Leads from the page of a package or a service to the events at which it was booked. Nothing without any. */
export const StoryCards = ({ path }: { path: (typeof storyCards)[number]['path'] }) =>
  storyCards
    .filter((card) => card.path === path)
    .map(({ slug, title, text, image }) => (
      <p key={slug} className="wrap pt-8 print:hidden">
        <PageLink to={`/stories/${slug}`} className="flex items-center gap-4 text-small">
          <Picture
            picture={image}
            alt=""
            sizes="160px"
            className="aspect-4/3 w-2/5 max-w-40 shrink-0 rounded-card"
          />
          <span>
            <strong className="block text-card text-warm">{title}</strong>
            <span>{text}</span>
          </span>
        </PageLink>
      </p>
    ))
