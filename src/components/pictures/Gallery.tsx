import type { DescribedPicture } from '../../lib/pictures'
import { Picture } from '../ui/Picture'
import { EnlargeButton } from './EnlargeButton'

/** A grid of pictures, each of which can be enlarged. The first one is larger than the others. */
export function Gallery({ images, title }: { images: readonly DescribedPicture[]; title: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 lg:grid-cols-4">
      {images.map((image, index) => (
        <li key={image.name} className={index === 0 ? 'col-span-2 lg:row-span-2' : getSpan(index, images.length)}>
          <EnlargeButton
            images={images}
            start={index}
            title={title}
            className="block size-full overflow-hidden rounded-card bg-plate"
          >
            <Picture
              picture={image}
              sizes={index === 0 ? '(min-width: 1080px) 640px, 92vw' : '(min-width: 1080px) 315px, 45vw'}
              className="aspect-4/3 size-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
            />
          </EnlargeButton>
        </li>
      ))}
    </ul>
  )
}

/** Widens the last pictures, so that they fill the rows beside and below the first one. */
function getSpan(index: number, count: number): string {
  const isLast = index === count - 1
  const narrow = (count - 1) % 2 === 1 && isLast ? 'col-span-2' : ''
  const wide = {
    2: 'lg:col-span-2 lg:row-span-2',
    3: 'lg:col-span-2',
    4: isLast ? 'lg:col-span-2' : 'lg:col-span-1',
  }[count]
  return `${narrow} ${wide ?? 'lg:col-span-1'}`
}
