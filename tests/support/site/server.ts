import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/** The mock server of the site tests: see fake-backend.ts. Without that, no day is full, and other requests fail. */
export const server = setupServer(http.get('*/rest/v1/full_days', () => HttpResponse.json([])))
