import { useEffect, useRef, useState } from 'react'
import { UploadRefusedError, uploadPicture } from '../../../data/pictures'
import { createId } from '../../../lib/create-id'
import { getFailureMessage } from '../../get-failure-message'
import type { Crop } from './crop'
import { encodePicture } from './encode-picture'
import type { ChosenPicture } from './open-picture'

type Options = { picture: ChosenPicture; crop: Crop; onUploaded: (url: string) => void }

/** Uploads the cropped part of a picture. An upload in progress is cancelled when the component is unmounted. */
export function usePictureUpload({ picture, crop, onUploaded }: Options) {
  const [percent, setPercent] = useState(0)
  // Every attempt writes the same file, so that a lost response leaves no second one.
  const [id] = useState(createId)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  /** Resolves with a message if it failed, and with null if it succeeded or was cancelled. Rejects if memory runs out. */
  async function upload(): Promise<string | null> {
    setPercent(0)
    const { signal } = (controller.current = new AbortController())
    const cancelled = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
    // The browser cannot stop encoding a picture, which takes seconds on a slow phone.
    return Promise.race([cancelled, encodeAndUpload(signal)])
  }

  async function encodeAndUpload(signal: AbortSignal): Promise<string | null> {
    const blob = await encodePicture(picture, crop)
    const onProgress = (part: number) => setPercent(Math.round(100 * part))
    const result = await uploadPicture({ id, picture: blob, onProgress, signal })
    if (signal.aborted) return null
    if (result.ok) {
      onUploaded(result.data)
      return null
    }
    return result.error instanceof UploadRefusedError
      ? getFailureMessage('The server did not accept the picture.')
      : 'The picture could not be uploaded. It is kept here, and so is what you typed. Check your connection and try again.'
  }

  return { upload, cancel: () => controller.current?.abort(), percent }
}
