import type { ReactNode } from 'react'
import type { Gel } from '../content/gels'
import type { Image } from '../content/image'
import { Picture } from './ui/Picture'

type Props = {
  cue: string
  title: string
  lede?: string
  gel?: Gel
  /** Fills the width behind the words, which stand on its dark side. */
  image?: Image
  /** Where the subject of the picture is, so that no crop loses it. */
  focus?: string
  children?: ReactNode
}

/** The first screen of an inner page. */
export function PageHero({ cue, title, lede, gel, image, focus = 'object-[60%_50%]', children }: Props) {
  return (
    <div
      data-gel={gel}
      className={`relative isolate overflow-clip print:pt-4 ${image ? 'pt-[38vw] md:pt-44' : 'pt-36 md:pt-44'}`}
    >
      {image && (
        <div className="absolute inset-x-0 top-0 -z-10 h-[72vw] md:inset-0 md:h-auto print:hidden">
          <Picture {...image} priority sizes="100vw" className={`size-full ${focus}`} />
          <div className="absolute inset-0 bg-linear-to-b from-night/55 via-night/30 to-night md:bg-linear-to-r md:from-night/92 md:from-10% md:via-night/55 md:via-42% md:to-transparent md:to-80%" />
          <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-b from-transparent to-night" />
        </div>
      )}
      <div className="wrap pb-4 md:pb-10">
        <p className="mb-5 cue text-soft">{cue}</p>
        <h1 tabIndex={-1} className="max-w-[16ch] text-title">
          {title}
        </h1>
        {lede && <p className="mt-6 max-w-[52ch] text-lede text-warm">{lede}</p>}
        {children}
      </div>
    </div>
  )
}
