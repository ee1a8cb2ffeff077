import { http } from 'msw'
import { setupServer } from 'msw/node'

/**
 * The mock server of the site tests: see fake-backend.ts. A request without a handler fails. The site's own server does
 * not send its time, unless a test adds a handler.
 */
export const server = setupServer(http.head('http://localhost*', () => new Response()))
