import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { type DescribedPicture, getLayer, type PictureSource } from '../../lib/pictures'
import { Picture } from '../ui/Picture'

type Props = {
  /** The same room in the light of each tier, with layers. */
  scenes: readonly DescribedPicture[]
  /** The stop whose people are in the room. */
  stop: number
  sizes: string
  pictureClass: string
}

/**
 * The room of a fader in layers: the rooms of all stops, each above those of the smaller tiers, and the people of one stop above
 * them. Between two stops the rooms fade over the whole way, and the people are swapped at its middle. The layers replace the whole
 * pictures once all of them are decoded, so that no room is shown without its people.
 */
export function RoomLayers({ scenes, stop, sizes, pictureClass }: Props) {
  const [decoded, setDecoded] = useState<ReadonlySet<EventTarget>>(new Set())
  /** A decoded picture is painted at once. A picture can load more than once, in another size. */
  async function handleLoad({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLImageElement)) return
    await target.decode()
    setDecoded((images) => new Set([...images, target]))
  }

  const renderLayer = (layer: PictureSource) => (
    <Picture picture={layer} alt="" tall sizes={sizes} className={pictureClass} />
  )

  return (
    <div
      aria-hidden
      className="fader-layers"
      data-ready={decoded.size < 2 * scenes.length ? undefined : ''}
      onLoadCapture={(event) => void handleLoad(event).catch(() => undefined)}
    >
      {scenes.map((scene, index) => (
        <div
          key={scene.name}
          data-lit=""
          className="fader-scene"
          style={{ '--stop': index / (scenes.length - 1) } as CSSProperties}
        >
          {renderLayer(getLayer(scene, 'room'))}
        </div>
      ))}
      {scenes.map((scene, index) => (
        <div
          key={scene.name}
          data-lit=""
          data-away={index === stop ? undefined : ''}
          className="fader-people fader-scene"
        >
          {renderLayer(getLayer(scene, 'people'))}
        </div>
      ))}
    </div>
  )
}
