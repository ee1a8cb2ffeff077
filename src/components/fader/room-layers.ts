import {
  playBass,
  playClapping,
  playKeys,
  playKick,
  playMelody,
  playPad,
  playTops,
} from './room-band'
import { playCheers, playMurmur } from './room-guests'
import type { Track } from './track'

export type Layer = {
  play: (track: Track) => void
  /** Its gain at a level of the fader. */
  getGain: (level: number) => number
  reverb?: number
  /** Has sound above 10 kHz. Half the samples do for the others. */
  isBright?: boolean
  /** How long it is, in loops of the music. Guests repeat at other moments than the music. */
  length?: number
  /** How fast it plays, several times at once: a few guests sound like a room of them. */
  rates?: readonly number[]
}

const PACES = [0.84, 0.95, 1.07, 1.2]

/** From the first value to the second between two levels. */
const fade =
  (low: number, high: number, from = 0, to = 1) =>
  (level: number) =>
    low + (high - low) * Math.min(1, Math.max(0, (level - from) / (to - from)))

/** A small system plays while guests talk. A large one plays for a full dance floor. */
export const LAYERS: readonly Layer[] = [
  { play: playKick, getGain: fade(0.3, 0.62) },
  { play: playBass, getGain: fade(0.9, 1.5) },
  { play: playPad, getGain: fade(0.9, 1.6), reverb: 0.4 },
  { play: playKeys, getGain: fade(1, 1), reverb: 0.4 },
  { play: playMelody, getGain: fade(0, 1, 0.2, 0.7), reverb: 0.5, length: 2 },
  { play: playTops, getGain: fade(0.4, 1), reverb: 0.25, isBright: true },
  { play: playClapping, getGain: fade(0, 1, 0.5), reverb: 0.9 },
  { play: playMurmur, getGain: fade(0.65, 0.3), reverb: 0.8, length: 1.4, rates: PACES },
  { play: playCheers, getGain: fade(0, 0.4, 0.4), reverb: 1.2, length: 1.6, rates: [0.9, 1.13] },
]
