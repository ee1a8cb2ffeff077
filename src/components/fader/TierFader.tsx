import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { FIRST_LIGHT } from '../../booking/light'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import { savesData } from '../../lib/browser/save-data'
import type { DescribedPicture } from '../../lib/pictures'
import { capitalize } from '../../lib/text/capitalize'
import { formatTotal, withGst } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'
import { useHydrated } from '../hooks/use-hydrated'
import { useLampLevel } from '../lamp'
import { Picture } from '../ui/Picture'
import { Desk } from './Desk'
import type { FaderTier } from './fader-tier'
import { HeadlinePrice } from './HeadlinePrice'
import { litRoomStore } from './lit-room'
import { RoomLayers } from './RoomLayers'

const SIZES = '(min-width: 1080px) 58vw, (min-width: 720px) 100vw, 160vw'

type Props = {
  /** The same room in the light of each tier. */
  scenes: readonly DescribedPicture[]
  tiers: readonly FaderTier[]
  /** The tier of the fader and the price, for which the room is lit. */
  light: TierLevel
  /** Until the visitor moves the fader, the room is lit for this tier. */
  roomLight?: TierLevel | undefined
  /** Called with the tier of the stop that the visitor has chosen, even if the room is lit for it. */
  onLight: (light: TierLevel) => void
  /** The light in the prerendered page. */
  firstLight?: TierLevel
  heading: ReactNode
  /** What to do about the tier that the price is of. */
  renderActions?: (tier: TierLevel) => ReactNode
  /** Called when the visitor touches the desk, before anything changes. */
  onTouch?: () => void
  /** Of the desk and the price, below a heading that is a banner: its slides change the light of the room. */
  deskHeading?: ReactNode
}

/** 'Weddings Diamond, from $1,980 incl. GST for 5 hours'. */
const describe = ({ name, total, buys, extras }: FaderTier): string =>
  `${name}, from ${formatTotal(total)} ${buys}${extras}`

/**
 * One room in the light of a tier, a fader that chooses the tier, and what the tier costs. On a wide screen the words are
 * beside the room. Without JavaScript it is the picture and the price of `FIRST_LIGHT`. With a link to another tier,
 * page-loader.ts shows that one in the prerendered page.
 */
export function TierFader(props: Props) {
  const { scenes, tiers, light, roomLight, onLight, onTouch, heading, deskHeading } = props
  const { firstLight = FIRST_LIGHT, renderActions } = props
  const hasBanner = deskHeading !== undefined
  const isHydrated = useHydrated()
  /** Where the fader is while it is dragged. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const findStop = (wanted: TierLevel) => tiers.findIndex(({ level }) => level === wanted)
  const level = dragged ?? findStop(light)
  const roomLevel = dragged ?? findStop(roomLight ?? light)
  const stop = Math.round(level)
  const roomStop = Math.round(roomLevel)
  const last = tiers.length - 1
  useLampLevel(roomStop / last)
  const hasHint = !hasBanner && isHydrated && !isTouched
  const loadsAll = isTouched || (hasBanner && isHydrated)
  const [{ current, replaced }, setStops] = useState({ current: stop, replaced: stop })
  if (stop !== current) setStops({ current: stop, replaced: current })
  /** What a larger tier adds. */
  const getNewClass = (index: number) => (index === stop && replaced < stop ? 'added-words' : '')

  function handleStop(index: number) {
    setDragged(null)
    const tier = tiers[index]
    const scene = scenes[index]
    if (!tier || !scene) return
    litRoomStore.set({ scene, text: describe(tier) })
    onLight(tier.level)
  }

  // Hours and add-ons change the price of the room that is lit.
  const text = tiers[stop] && describe(tiers[stop])
  useEffect(() => {
    const lit = litRoomStore.get()
    if (lit && text && lit.scene === scenes[stop]) litRoomStore.set({ ...lit, text })
  }, [text, scenes, stop])

  // Until it has loaded, the picture below it stays visible. A low window shows the guests, not the ceiling.
  const pictureClass = `size-full bg-transparent! short:focal-[50%_75%] ${hasBanner ? 'lg:focal-[50%_62%]' : ''}`

  return (
    <div
      className={`fader-frame ${hasHint ? 'fader-hint' : ''} ${hasBanner ? 'fader-banner' : ''}`}
      style={
        {
          '--target': roomLevel / last,
          // The light follows the hand.
          '--cap-level': dragged === null && roomLight === undefined ? undefined : level / last,
          '--hint-level': hasHint ? (level + (stop === last ? -0.3 : 0.3)) / last : undefined,
        } as CSSProperties
      }
      onPointerEnter={() => setIsTouched(true)}
      // Not the title, which gets the focus after a link to the page.
      onFocus={({ target }) => target.tabIndex >= 0 && setIsTouched(true)}
    >
      <div className="px-gutter pt-4 [grid-area:heading] lg:p-0">{heading}</div>
      <div className="fader-room" style={{ '--colour': scenes[0]?.colour } as CSSProperties}>
        {isTouched && !savesData() && scenes.every(({ layers }) => layers) && (
          <RoomLayers scenes={scenes} stop={roomStop} sizes={SIZES} pictureClass={pictureClass} />
        )}
        {scenes.map((scene, index) => (
          // Hidden in the prerendered page, so that a link can show it.
          <div
            key={scene.name}
            data-tier={tiers[index]?.level}
            data-lit={loadsAll || index === roomStop ? '' : undefined}
            aria-hidden={index !== roomStop}
            className="fader-scene"
            style={{ '--stop': index / last } as CSSProperties}
          >
            <Picture
              picture={scene}
              // Pictures that fail show their texts, in the same place.
              alt={index === roomStop ? scene.alt : ''}
              priority={tiers[index]?.level === firstLight}
              tall
              sizes={SIZES}
              className={pictureClass}
            />
          </div>
        ))}
      </div>
      {deskHeading && <div className="px-gutter pt-4 [grid-area:title] lg:p-0">{deskHeading}</div>}
      <div
        className="relative px-6 pt-3 pb-1 [grid-area:desk] lg:px-0 lg:pt-5 lg:pb-0 print:hidden noscript:hidden"
        onPointerDown={onTouch}
      >
        <Desk
          stops={tiers.map(({ level: tier, total }) => ({
            tier,
            name: tierLabels[tier],
            price: withGst(total),
          }))}
          scope={`incl. GST${tiers.some(({ hasCrew }) => hasCrew) ? ' with crew' : ''}, ${tiers[0]?.buys}`}
          level={level}
          valueText={tiers[stop]?.text ?? ''}
          onSlide={setDragged}
          onStop={handleStop}
          onCancel={() => setDragged(null)}
        />
        {hasBanner && (
          <div className="mt-6 grid max-lg:hidden">
            {tiers.map(({ level: tier, description }, index) => (
              <p
                key={tier}
                data-tier={tier}
                data-lit={index === stop ? '' : undefined}
                className={`fader-text max-w-[60ch] ${getNewClass(index)}`}
              >
                {description}
              </p>
            ))}
          </div>
        )}
      </div>
      <div className="px-gutter pt-2 [grid-area:tier] lg:p-0 lg:pr-8 print:hidden">
        <div className="grid">
          {tiers.map((tier, index) => (
            <div
              key={tier.level}
              data-tier={tier.level}
              data-lit={index === stop ? '' : undefined}
              className="fader-text"
            >
              <HeadlinePrice
                total={tier.total}
                hasCrew={tier.hasCrew}
                replaced={index === stop && replaced !== stop ? tiers[replaced]?.total : undefined}
              />
              <p className="mt-2 font-medium text-warm md:text-card lg:mt-3 short:text-base short:leading-tight">
                <span translate="no" className="font-bold">
                  {tier.name}
                </span>{' '}
                <span className="block">{`${capitalize(tier.buys)}${tier.extras}, ${formatMaxGuests(tier.guests)} indoors`}</span>
              </p>
              {!hasBanner && (
                <p
                  className={`mt-1 text-small lg:mt-2 lg:text-base max-lg:short:hidden ${getNewClass(index)}`}
                >
                  {tier.description}
                </p>
              )}
            </div>
          ))}
        </div>
        {renderActions && (
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-6">
            {renderActions(tiers[stop]?.level ?? light)}
          </div>
        )}
      </div>
    </div>
  )
}
