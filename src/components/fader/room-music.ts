// What the rooms play, as data: four bars of four beats, with four steps in a beat.

const BARS = 4
export const STEPS_OF_BAR = 16
export const STEPS = BARS * STEPS_OF_BAR

export type Music = {
  /** Beats in a minute. */
  tempo: number
  /** Every second step is late by this part of a step. */
  swing: number
  /** One for each bar, as MIDI notes. Neighbours share notes, so that chords move smoothly. */
  chords: readonly { bass: number; notes: readonly number[] }[]
  /** Which step has which note. The whole melody is one call and one answer. */
  melody: readonly (readonly [step: number, note: number])[]
}

/** House music: F, G, Em and Am with added notes. */
const party: Music = {
  tempo: 118,
  swing: 0.12,
  chords: [
    { bass: 29, notes: [57, 60, 64, 67] },
    { bass: 31, notes: [57, 59, 62, 64] },
    { bass: 28, notes: [55, 59, 62, 64] },
    { bass: 33, notes: [55, 59, 60, 64] },
  ],
  melody: [
    [2, 76],
    [5, 74],
    [8, 72],
    [11, 74],
    [14, 79],
    [20, 76],
    [23, 74],
    [34, 76],
    [37, 74],
    [40, 71],
    [43, 74],
    [46, 76],
    [52, 72],
    [55, 69],
  ],
}

/** Slower and warmer, for guests of every age: D, Bm, G and A. */
const wedding: Music = {
  tempo: 104,
  swing: 0.2,
  chords: [
    { bass: 38, notes: [57, 61, 64, 66] },
    { bass: 35, notes: [57, 59, 62, 66] },
    { bass: 31, notes: [57, 59, 62, 66] },
    { bass: 33, notes: [55, 59, 62, 64] },
  ],
  melody: [
    [4, 78],
    [8, 76],
    [11, 74],
    [14, 73],
    [18, 74],
    [24, 69],
    [36, 71],
    [40, 74],
    [43, 76],
    [46, 78],
    [50, 76],
    [56, 74],
  ],
}

export const musics = { party, wedding }
