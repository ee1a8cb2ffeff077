import { warnAboutStory } from '../../../src/booking/story'
import type { StoryEntry } from '../../../src/content/schemas/story'
import { stories } from '../../../src/content/stories'
import type { Mistake } from '../mistake'

/** What may be mistyped in a story. It stops no build: the event took place, whatever we would advise today. */
export const warnAboutStories = (entries: readonly StoryEntry[] = stories): Mistake[] =>
  entries.flatMap((story) =>
    warnAboutStory(story).map((sentence) => ({
      file: `src/content/stories/${story.slug}.ts`,
      message: `${sentence}. If that is how it was, leave it.`,
    })),
  )
