import { CallToAction } from '../../components/CallToAction'
import { PriceRows } from '../../components/cards/PriceRows'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { Breadcrumbs } from '../../components/links/Breadcrumbs'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { TestimonialQuote } from '../../components/Testimonials'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import type { DescribedPicture } from '../../lib/pictures'
import { formatCount } from '../../lib/text/quantities'
import { definePage, type PageProps } from '../../sitemap'
import { type StoryContent, storyContents } from './story-contents.data'

export default definePage(storyContents, StoryPage)

type Props = PageProps & { content: StoryContent | undefined }

function StoryPage({ content }: Props) {
  if (!content) {
    return (
      <NotFoundView
        title="Event Not Found"
        text="We can't find that event."
        link={{ label: 'See our packages', to: '/packages' }}
      />
    )
  }
  const { story, gel, rows, total, hours, figures, brought, enquiry, tryLink, hasRoom, quote } =
    content
  const { slug, title, sample, wanted, happened, image } = story
  const [wantedPicture, ...pictures] = story.pictures
  return (
    <article data-gel={gel}>
      <Page
        path={`/stories/${slug}`}
        title={title}
        description={content.description}
        picture={image}
        firstScreen={
          <PageHero
            breadcrumbs={<Breadcrumbs path={`/stories/${slug}`} />}
            title={title}
            intro={content.intro}
            gel={gel}
            image={image}
          >
            {sample && (
              <p className="mt-3 max-w-[52ch] text-small">
                <strong className="font-semibold text-warm">Sample.</strong> We made this event up
                to show what such a page looks like. The tier and its prices are this site's.
              </p>
            )}
            <p className="mt-4 text-small text-muted lg:mt-6">The same today</p>
            <PriceTag
              total={total}
              buys={hours > 0 ? `for ${formatCount(hours, 'hour')}` : undefined}
              className="text-base text-warm"
            />
            <div className="mt-4 flex flex-wrap gap-3 lg:mt-6 print:hidden">
              <ButtonLink to={tryLink} variant="primary">
                {hasRoom ? 'Light this room' : 'Price your own'}
              </ButtonLink>
              <ButtonLink to={enquiry} className="bg-night/70">
                Get Quote
              </ButtonLink>
            </div>
          </PageHero>
        }
      >
        <section aria-label="In numbers" className="wrap pt-6 lg:pt-10">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
            {figures.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-line pt-3"
              >
                <dt className="text-small text-soft">{label}</dt>
                <dd className="font-display text-section font-extrabold text-warm">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Section title="What they wanted">
          <div className="grid items-start gap-[clamp(1.5rem,6vw,6rem)] md:grid-cols-2">
            <ul className="border-b border-line">
              {wanted.map((sentence) => (
                <li key={sentence} className="border-t border-line py-4 text-base text-warm">
                  {sentence}
                </li>
              ))}
            </ul>
            {wantedPicture && <StoryPicture picture={wantedPicture} />}
          </div>
        </Section>
        <Section title="What we brought" intro={content.broughtIntro} background="paper">
          {brought.length > 0 && (
            <ul className="mb-10 grid grid-cols-2 gap-x-4.5 gap-y-6 md:mb-16 md:grid-cols-4">
              {brought.map(({ id, text, image: itemImage }) => (
                <li key={id} className="group relative">
                  <Picture
                    picture={itemImage}
                    alt=""
                    maxWidth={480}
                    sizes="(min-width: 720px) 300px, 45vw"
                    className="aspect-4/3 w-full rounded-field"
                  />
                  <PageLink
                    to={`/av-hire/${id}`}
                    className="stretch mt-2 block text-small leading-snug font-semibold text-paper-ink group-hover:underline"
                  >
                    {text}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
          <h3 className="mb-3 text-card text-paper-ink">What it costs today</h3>
          <PriceRows rows={rows} />
          <p className="mt-3 flex flex-wrap gap-x-10 gap-y-1 print:hidden">
            <PageLink to={tryLink} className="standalone-link text-paper-ink">
              {hasRoom ? 'Change the tier, hours or extras' : 'Change it to suit you'}
            </PageLink>
            {quote && (
              <PageLink to={quote.path} className="standalone-link text-paper-ink">
                {quote.label}
              </PageLink>
            )}
          </p>
        </Section>
        <Section title="What happened" gel={gel}>
          <div className="grid items-start gap-[clamp(1.5rem,6vw,6rem)] md:grid-cols-2">
            <div className="grid gap-4">
              {happened.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="grid gap-4">
              {pictures.map((picture) => (
                <StoryPicture key={picture.name} picture={picture} />
              ))}
            </div>
          </div>
        </Section>
        {story.quote && (
          <section aria-label="What the client said" className="wrap pt-section">
            <TestimonialQuote {...story.quote} />
          </section>
        )}
        <CallToAction {...getClosingCall(content.path)} to={enquiry} gel={gel} />
      </Page>
    </article>
  )
}

function StoryPicture({ picture }: { picture: DescribedPicture }) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 1320px) 600px, (min-width: 720px) 45vw, 92vw"
      className="aspect-3/2 w-full rounded-card"
    />
  )
}
