import { useState } from 'react'
import type { PictureSource } from '../lib/pictures'
import { ImageViewer } from './ImageViewer'
import { Picture } from './ui/Picture'

/** Pictures to press, each of which opens enlarged. The first is the large one. */
export function Gallery({ images, title }: { images: readonly PictureSource[]; title: string }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 lg:grid-cols-4">
        {images.map((image, index) => (
          <li key={image.name} className={index === 0 ? 'col-span-2 lg:row-span-2' : spanOf(index, images.length)}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(index)}
              className="group block size-full overflow-hidden rounded-card bg-plate"
            >
              <Picture
                picture={image}
                sizes={index === 0 ? '(min-width: 1080px) 640px, 92vw' : '(min-width: 1080px) 315px, 45vw'}
                className="aspect-4/3 size-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
              />
              <span className="sr-only">: enlarge</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <ImageViewer images={images} start={open} title={title} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Widens the last pictures so that the grid ends in a full row beside and below the large one. */
function spanOf(index: number, count: number): string {
  const isLast = index === count - 1
  const narrow = (count - 1) % 2 === 1 && isLast ? 'col-span-2' : ''
  const wide = {
    2: 'lg:col-span-2 lg:row-span-2',
    3: 'lg:col-span-2',
    4: isLast ? 'lg:col-span-2' : 'lg:col-span-1',
  }[count]
  return `${narrow} ${wide ?? 'lg:col-span-1'}`
}
