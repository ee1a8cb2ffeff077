import type { DescribedPicture } from '../../lib/pictures'
import { CardStrip } from '../ui/CardStrip'
import { Picture } from '../ui/Picture'
import { EnlargeButton } from './EnlargeButton'

/** Pictures that can be enlarged: a row that scrolls sideways on a phone, then a grid whose first picture is larger. */
export function Gallery({ images, title }: { images: readonly DescribedPicture[]; title: string }) {
  return (
    <CardStrip className="md:grid-cols-2 lg:grid-cols-4">
      {images.map((image, index) => (
        <li key={image.name} className={index === 0 ? 'md:col-span-2 lg:row-span-2' : getSpan(index, images.length)}>
          <EnlargeButton
            images={images}
            start={index}
            title={title}
            className="block size-full overflow-hidden rounded-card bg-plate"
          >
            <Picture
              picture={image}
              sizes={
                index === 0
                  ? '(min-width: 1080px) 640px, 92vw'
                  : '(min-width: 1080px) 315px, (min-width: 720px) 45vw, 70vw'
              }
              className="aspect-4/3 size-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
            />
          </EnlargeButton>
        </li>
      ))}
    </CardStrip>
  )
}

/** Widens the last pictures, so that they fill the rows beside and below the first one. */
function getSpan(index: number, count: number): string {
  const isLast = index === count - 1
  const narrow = (count - 1) % 2 === 1 && isLast ? 'md:col-span-2' : ''
  const wide = {
    2: 'lg:col-span-2 lg:row-span-2',
    3: 'lg:col-span-2',
    4: isLast ? 'lg:col-span-2' : 'lg:col-span-1',
  }[count]
  return `${narrow} ${wide ?? 'lg:col-span-1'}`
}
