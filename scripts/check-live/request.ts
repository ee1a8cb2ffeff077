/** No response, in one sentence. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

export type Answer = { status: number; headers: Headers; text: string }

/** Requests a URL without following redirects. Throws a `NoResponseError` if there is no complete response in time. */
export async function request(url: string, timeoutMs: number, init: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { redirect: 'manual', ...init, signal })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    throw new NoResponseError(describeFailure(new URL(url).host, error, timeoutMs), { cause: error })
  }
}

/** Where a response redirects to, or null. */
export function getRedirect({ status, headers }: Answer, url: string): URL | null {
  const target = headers.get('Location')
  return status >= 300 && status < 400 && target !== null && URL.canParse(target, url) ? new URL(target, url) : null
}

/** Says in one sentence why `fetch` has failed. */
export function describeFailure(host: string, error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `${host} did not answer within ${timeoutMs / 1000} seconds.`
  }
  const code = findCode(error)
  const reason =
    code || ((error as Error).cause instanceof Error ? ((error as Error).cause as Error).message : String(error))
  const [, text = `could not be reached (${reason}).`] = FAILURES.find(([pattern]) => pattern.test(code)) ?? []
  return `${host} ${text}`
}

/** Node puts the reason into the cause, or into the errors of the cause if a name has several addresses. */
function findCode(error: unknown): string {
  const { code, cause, errors } = error as { code?: string; cause?: unknown; errors?: unknown[] }
  return code ?? (cause === undefined ? errors?.map(findCode)[0] : findCode(cause)) ?? ''
}

const FAILURES: readonly [code: RegExp, text: string][] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'has no address. Check the spelling, and the DNS records of the domain.'],
  [/^ECONNREFUSED$/, 'refuses the connection: no server is running there.'],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'did not answer in time.'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'closed the connection without an answer.'],
  [
    /^CERT_HAS_EXPIRED$/,
    'has a certificate that has expired, so browsers warn of the site. Renew it in the domain settings of the host.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'has a certificate for another name. Add this name to the domains of the site at the host.',
  ],
  [/^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/, 'has a certificate that browsers do not trust.'],
  [/^(?:ERR_SSL|EPROTO)/, 'does not speak HTTPS.'],
]
