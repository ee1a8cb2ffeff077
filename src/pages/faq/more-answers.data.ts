// The page needs only the answers, not the services that some of them are written from. See vite/prerender/data-modules.ts.

export { answerGroups } from '../../content/answers'
