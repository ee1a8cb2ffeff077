import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../listen'

const failures = {
  'answers 500': (response) =>
    respond(response, 500, 'application/json', '{"message":"out of order"}'),
  'answers 200 with a page': (response) => respond(response, 200, 'text/html', '<h1>Welcome</h1>'),
  'answers 200 with another shape': (response) =>
    respond(response, 200, 'application/json', '{"rows":[]}'),
  'closes the connection': (response) => void response.socket?.destroy(),
  'never answers': () => {},
  'has stopped': null,
} satisfies Record<string, ((response: ServerResponse) => void) | null>

export type Failure = keyof typeof failures
export const allFailures = Object.keys(failures) as Failure[]

/** Starts a server that fails in the given way, and records its requests. */
export async function startBrokenServer(failure: Failure) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    failures[failure]?.(response)
  })
  const { url, stop } = await listen(server)
  if (failures[failure] === null) await stop()
  return { url, requests, stop }
}

function respond(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
