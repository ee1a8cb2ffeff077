import { existsSync } from 'node:fs'

/**
 * Which shared modules are bundled into one file, so that a page loads few files of a useful size. Each group also
 * includes the static imports of its modules; all other modules are split by the bundler. `BUDGET.jsFiles` in
 * `budgets.ts` fails the build if a page needs too many files.
 */
const chunks: Record<string, readonly string[]> = {
  // Loaded by every page: the entry and what most pages show.
  shell: [
    'index.html',
    'src/components/ui/',
    'src/components/AfterFirstScreen.tsx',
    'src/components/CallToAction.tsx',
    'src/components/EnlargeButton.tsx',
    'src/components/ImageViewer.tsx',
    'src/components/NoScript.tsx',
    'src/components/PageHero.tsx',
    'src/components/hero-focus.ts',
    'src/components/use-hydrated.ts',
    'src/components/use-media-query.ts',
    'src/lib/contact-link.ts',
    'src/lib/dates.ts',
    'src/lib/money.ts',
    'src/lib/quantities.ts',
    'src/lib/storage.ts',
    'src/seo/Seo.tsx',
    'node_modules/lucide-react/dist/esm/icons/check.mjs',
    'node_modules/lucide-react/dist/esm/icons/maximize-2.mjs',
  ],
  // Home, about us, our company.
  about: [
    'src/components/TestimonialSection.tsx',
    'src/components/Testimonials.tsx',
    'src/content/about.ts',
    'src/content/testimonials.ts',
  ],
  // About us, our company, meet the team.
  team: ['src/components/Portrait.tsx', 'src/content/founders.ts'],
  // Each package, AV hire, each hire item.
  specs: [
    'src/content/equipment.ts',
    'src/content/hire-terms.ts',
    'src/content/tier-items.ts',
    'src/lib/item-specs.ts',
  ],
  // AV hire, each hire item.
  hire: [
    'src/pages/av-hire/AddButton.tsx',
    'src/pages/av-hire/CartDialog.tsx',
    'src/pages/av-hire/HirePrice.tsx',
    'src/pages/av-hire/HireTerms.tsx',
    'src/quote/cart.ts',
    'src/quote/use-quote.ts',
  ],
  // Contact, FAQ.
  answers: ['src/content/booking-answers.ts', 'src/pages/contact/BookingAnswers.tsx'],
  // Contact, upcoming events, events admin: forms, stored and received data.
  data: [
    'src/components/use-now.ts',
    'src/components/use-submit.ts',
    'src/data/env.ts',
    'src/lib/form-schema.ts',
    'node_modules/valibot/',
  ],
  // Upcoming events, events admin.
  events: [
    'src/components/NewsCard.tsx',
    'src/content/upcoming-events.ts',
    'src/data/events.ts',
    'node_modules/lucide-react/dist/esm/icons/calendar-plus.mjs',
    'node_modules/lucide-react/dist/esm/icons/external-link.mjs',
  ],
}

for (const module of Object.values(chunks).flat()) {
  if (!existsSync(module)) throw new Error(`vite/prerender/chunks.ts lists ${module}, which does not exist`)
}

export const chunkGroups = Object.entries(chunks).map(([name, modules]) => ({
  name,
  test: (id: string) => modules.some((module) => id.replaceAll('\\', '/').includes(`/${module}`)),
}))
