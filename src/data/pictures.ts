import { callBackend, type Result } from './call-backend'
import { env } from './env'
import { getSupabase, TIMEOUT_MS } from './supabase'

const BUCKET = 'event-images'

/** The server does not accept the picture. The usual reason is that the account is not an admin. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError'
}

type Upload = {
  /** From `createId`. A second upload with the same id replaces the first. */
  id: string
  /** WebP or JPEG. The bucket accepts 4 MiB at most. */
  picture: Blob
  /** Receives the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels the upload. */
  signal: AbortSignal
}

/**
 * Uploads a picture and returns its public address. Fails if nothing has been sent or received for 15 seconds, if
 * `signal` aborts, or with an `UploadRefusedError`.
 */
export async function uploadPicture({ id, picture, onProgress, signal }: Upload): Promise<Result<string>> {
  const name = `${id}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const deadline = createDeadline(signal)
  const result = await callBackend(
    getSupabase,
    'Could not upload the picture',
    async (supabase) => {
      // Refreshes a session that has expired.
      const { data, error } = await supabase.auth.getSession()
      if (!data.session) throw error ?? new Error('The session has ended')
      const headers = {
        apikey: env.supabaseKey,
        Authorization: `Bearer ${data.session.access_token}`,
        'Content-Type': picture.type,
        // A year, because the content of an address does not change once an event shows it.
        'Cache-Control': 'max-age=31536000',
        'x-upsert': 'true',
      }
      const handleProgress = (part: number) => {
        deadline.restart()
        onProgress(part)
      }
      const url = new URL(`/storage/v1/object/${BUCKET}/${name}`, env.supabaseUrl).href
      const response = await post({ url, headers, body: picture, onProgress: handleProgress, signal: deadline.signal })
      // A static host may respond with status 200 and a page.
      if (!response.includes(name)) throw new TypeError('Response is not about the picture')
      return toUrl(name)
    },
    deadline.signal,
  )
  deadline.clear()
  return result
}

/**
 * Deletes the uploaded pictures that no event has shown for a week. Does nothing for an account that is not an admin. A
 * failure is logged, and the files remain. A draft may still name such a picture: its form then shows that it is missing.
 */
export async function removeUnusedPictures(): Promise<void> {
  await callBackend(getSupabase, 'Could not remove unused pictures', async (supabase, signal) => {
    const { data: names } = await supabase.rpc('list_unused_event_images').abortSignal(signal).throwOnError()
    if (names.length === 0) return
    const { error } = await supabase.storage.from(BUCKET).remove(names)
    if (error) throw error
  })
}

const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`

/** With the embedded backend a path, because `npm run dev` and `npm run preview` use different ports. */
const toUrl = (name: string) =>
  env.isBackendEmbedded ? PUBLIC_PATH + name : new URL(PUBLIC_PATH + name, env.supabaseUrl).href

/** A signal that aborts when `signal` does, or after a timeout that `restart` restarts. Call `clear` at the end. */
function createDeadline(signal: AbortSignal) {
  const controller = new AbortController()
  const cancel = () => controller.abort(signal.reason)
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  let timer: ReturnType<typeof setTimeout>
  function restart() {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new DOMException('Upload stopped', 'TimeoutError')), TIMEOUT_MS)
  }
  restart()
  return {
    signal: controller.signal,
    restart,
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    },
  }
}

type Post = {
  url: string
  headers: Record<string, string>
  body: Blob
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Returns the body of the response. Not with `fetch`, which does not report the progress of a request. */
function post({ url, headers, body, onProgress, signal }: Post): Promise<string> {
  return new Promise((resolve, reject) => {
    // It may have been cancelled while the session was being refreshed.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const message = `Storage responded with status ${status}: ${responseText}`
      if (status >= 200 && status < 300) resolve(responseText)
      // 429 is temporary, so it is not a refusal.
      else reject(status < 500 && status !== 429 ? new UploadRefusedError(message) : new Error(message))
    })
    request.addEventListener('error', () => reject(new TypeError('Could not reach the storage service')))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason as Error)
    })
    request.send(body)
  })
}
