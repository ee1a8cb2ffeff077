import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server, on a free port by default. Throws if the port is taken. */
export async function listen(server: Server, port = 0) {
  await new Promise<void>((done, fail) =>
    server.once('error', fail).listen(port, '127.0.0.1', done),
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Returns a port, or another one if it is taken. */
export async function getFreePort(wanted = 0): Promise<number> {
  const { url, stop } = await listen(createServer(), wanted).catch(() => listen(createServer()))
  await stop()
  return Number(new URL(url).port)
}
