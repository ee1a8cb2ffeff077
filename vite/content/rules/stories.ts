import type { StoryEntry } from '../../../src/content/schemas/story'
import { stories } from '../../../src/content/stories'
import { calculateStory } from '../../../src/packages/stories'
import type { Mistake } from '../mistake'

/** The prices of a story can be calculated: its tier suits the guests, for these hours, and we know its suburb. */
export const checkStories = (entries: readonly StoryEntry[] = stories): Mistake[] =>
  entries.flatMap((story): Mistake[] => {
    try {
      calculateStory(story)
      return []
    } catch (error) {
      return [
        { file: `src/content/stories/${story.slug}.ts`, message: `${(error as Error).message}.` },
      ]
    }
  })
