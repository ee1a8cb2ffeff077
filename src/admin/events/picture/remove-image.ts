import { removeUnusedPicture } from '../../../data/pictures'
import { isImageInDraft } from '../event-draft'

/** Deletes an image that was uploaded, unless an event or a draft in this browser shows it. Does not wait for that. */
export function removeImage(url: string): void {
  if (!isImageInDraft(url)) void removeUnusedPicture(url)
}
