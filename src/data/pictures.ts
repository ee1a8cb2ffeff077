import { createId } from '../lib/browser/create-id'
import { env } from './env'
import { callBackend, getSupabase, type Result } from './supabase'

const BUCKET = 'event-images'

/** Long enough for the largest picture on a slow mobile connection, and for a slow phone to make it smaller. */
export const PICTURE_TIMEOUT_MS = 60_000

/**
 * Uploads a picture, a WebP or JPEG of at most 4 MiB, and returns its public address. Fails after 60 seconds, or when
 * `signal` aborts.
 */
export function uploadPicture(picture: Blob, signal: AbortSignal): Promise<Result<string>> {
  return callBackend(
    'Could not upload the picture',
    async (deadline) => {
      const supabase = await getSupabase()
      // Refreshes a session that has expired.
      const { data, error } = await supabase.auth.getSession()
      if (!data.session) throw error ?? new Error('The session has ended')
      const name = `${createId()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
      // supabase-js cannot cancel an upload.
      const response = await fetch(
        new URL(`/storage/v1/object/${BUCKET}/${name}`, env.supabaseUrl),
        {
          method: 'POST',
          headers: {
            apikey: env.supabaseKey,
            Authorization: `Bearer ${data.session.access_token}`,
            'Content-Type': picture.type,
            // A year, because the content of an address never changes.
            'Cache-Control': 'max-age=31536000',
          },
          body: picture,
          signal: deadline,
        },
      )
      if (!response.ok) {
        throw new Error(
          `Storage responded with status ${response.status}: ${await response.text()}`,
        )
      }
      return new URL(`/storage/v1/object/public/${BUCKET}/${name}`, env.supabaseUrl).href
    },
    getFirstToAbort([signal, AbortSignal.timeout(PICTURE_TIMEOUT_MS)]),
  )
}

/** Safari before 17.4, Chrome before 116 and Firefox before 124 have no `AbortSignal.any`. */
function getFirstToAbort(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason))
  }
  return controller.signal
}

/**
 * Deletes the pictures uploaded more than a week ago that no event shows. Does nothing for an account that is not an admin. A
 * failure is logged, and the files remain. A draft may still name such a picture: its form then shows that it is missing.
 */
export async function removeUnusedPictures(): Promise<void> {
  await callBackend('Could not remove unused pictures', async (signal) => {
    const supabase = await getSupabase()
    const { data: names } = await supabase
      .rpc('list_unused_event_images')
      .abortSignal(signal)
      .throwOnError()
    if (names.length === 0) return
    const { error } = await supabase.storage.from(BUCKET).remove(names)
    if (error) throw error
  })
}
