import { describeNotHired, notHired } from '../content/not-hired'

// The search needs only this, not the services whose prices are in the texts. See vite/prerender/data-modules.ts.

export const notHiredEntries = notHired.map(({ id, name, alsoKnownAs = [], link, ...entry }) => ({
  id,
  names: [name, ...alsoKnownAs],
  text: describeNotHired({ id, name, ...entry }),
  link,
}))
