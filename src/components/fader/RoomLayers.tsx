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
 * The room of each stop, above those of the smaller tiers, and the people of one stop above all rooms. Between two stops the
 * rooms change over the whole way, and the people quickly, at its middle. Shown in place of the whole pictures as soon as all
 * layers are there, so that no room is without its people.
 */
export function RoomLayers({ scenes, stop, sizes, pictureClass }: Props) {
  const [decoded, setDecoded] = useState<ReadonlySet<EventTarget>>(new Set())
  /** A picture that is decoded is painted at once. It loads again when the window needs another size. */
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
