import { enquiryPerson as person } from '../../content/about/team'

// The page needs only these, not the team. See vite/prerender/data-modules.ts.

const { name, role, photo } = person

export const enquiryPerson = { name, role, photo }
