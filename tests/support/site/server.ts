import { setupServer } from 'msw/node'

/** The mock server of the site tests: see fake-backend.ts. A request without a handler fails. */
export const server = setupServer()
