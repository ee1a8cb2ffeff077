import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on a free port. */
export async function listen(server: Server) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export async function getFreePort(): Promise<number> {
  const { url, stop } = await listen(createServer())
  await stop()
  return Number(new URL(url).port)
}
