import { setupServer } from 'msw/node'

/** The network of the site tests. It answers nothing that a test has not asked it to. */
export const server = setupServer()
