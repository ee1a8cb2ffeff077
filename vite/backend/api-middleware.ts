import { getRequestListener } from '@hono/node-server'
import type { Connect } from 'vite'

/** Answers the requests to matching URLs with `fetch`. */
export function createApiMiddleware(
  url: RegExp,
  fetch: (request: Request) => Promise<Response>,
): Connect.NextHandleFunction {
  const handleRequest = getRequestListener(fetch)
  return (request, response, next) =>
    void (url.test(request.url ?? '') ? handleRequest(request, response) : next())
}
