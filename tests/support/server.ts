import { setupServer } from 'msw/node'

/** The mock server of the site tests. A request without a handler fails. */
export const server = setupServer()
