import { addEnvelope, addFilter, addGain, addPan, playTone, shape } from './audio-nodes'

// Four bars of house music and the guests in the room.

const TEMPO = 116
const STEP_S = 60 / TEMPO / 4
const STEPS = 64
export const LOOP_S = STEPS * STEP_S
/** Every second step is late by this part of a step. */
const SWING = 0.12

/** A chord for each bar, as MIDI notes. */
const CHORDS = [
  { bass: 29, notes: [57, 60, 64, 67] },
  { bass: 31, notes: [57, 59, 62, 64] },
  { bass: 28, notes: [55, 59, 62, 64] },
  { bass: 33, notes: [55, 59, 60, 64] },
] as const

/** What a layer is made with. */
type Track = {
  context: OfflineAudioContext
  output: AudioNode
  /** Numbers between 0 and 1, the same ones each time. */
  random: () => number
  noise: AudioBuffer
}

const toHz = (note: number) => 440 * 2 ** ((note - 69) / 12)
const toTime = (step: number) => (step + (step % 2) * SWING) * STEP_S

function playNoise({ noise, random }: Track, target: AudioNode, start: number, seconds: number) {
  const source = new AudioBufferSourceNode(target.context, { buffer: noise, loop: true })
  source.connect(target)
  source.start(start, random() * noise.duration, seconds)
}

/** Makes room for the kick: lowers a sound at each beat by `depth`, a part of 1. */
function addDuck(target: AudioNode, depth: number): GainNode {
  const node = addGain(target, 1)
  for (let step = 0; step < STEPS; step += 4) {
    const start = toTime(step)
    node.gain.setTargetAtTime(1 - depth, start, 0.006)
    node.gain.setTargetAtTime(1, start + 0.07, 0.09)
  }
  return node
}

function playChords({ context, output, random }: Track) {
  const ducked = addDuck(output, 0.6)
  const padFilter = addFilter(ducked, 'lowpass', 900, 0.5)
  // Two slightly detuned voices, one at each side.
  const sides = [-1, 1].map((side) => ({ side, target: addPan(padFilter, side * 0.7) }))
  const keysFilter = addFilter(addDuck(output, 0.3), 'lowpass', 5000)
  const keys = [-0.5, -0.2, 0.2, 0.5].map((pan) => addPan(keysFilter, pan))
  for (const [bar, { notes }] of CHORDS.entries()) {
    const start = toTime(bar * 16)
    padFilter.frequency.setValueAtTime(750, start)
    padFilter.frequency.linearRampToValueAtTime(1700, toTime(bar * 16 + 15))
    for (const [index, note] of notes.entries()) {
      for (const { side, target } of sides) {
        const voice = addGain(target, 0)
        voice.gain.setTargetAtTime(0.05, start, 0.12)
        voice.gain.setTargetAtTime(0, toTime(bar * 16 + 15.5), 0.12)
        playTone(voice, 'sawtooth', toHz(note), start, 3.2, side * (5 + index))
      }
    }
    // An electric piano.
    const hits = bar % 2 === 0 ? [0, 3, 6, 11] : [0, 3, 6, 10, 13]
    for (const [hit, step] of hits.entries()) {
      const at = toTime(bar * 16 + step)
      const isAccent = hit === 0 || step === 6
      const decay = step === 6 ? 1.3 : 0.7
      for (const [index, target] of keys.entries()) {
        const frequency = toHz((notes[index] ?? 0) + 12)
        const velocity = (isAccent ? 0.11 : 0.075) * (0.85 + random() * 0.3)
        // Fingers are never exactly together.
        const begin = at + index * 0.004 + random() * 0.006
        const voice = addEnvelope(target, begin, velocity, 0.004, decay)
        const carrier = playTone(voice, 'sine', frequency, begin, decay * 1.5)
        const modulation = new GainNode(context, { gain: 0 })
        modulation.connect(carrier.frequency)
        shape(modulation.gain, begin, frequency * 2.4, 0.002, 0.4)
        playTone(modulation, 'sine', frequency, begin, decay * 1.5)
      }
    }
  }
}

function playRhythm(track: Track) {
  const { output } = track
  for (let step = 0; step < STEPS; step += 4) {
    const start = toTime(step)
    const body = playTone(addEnvelope(output, start, 0.85, 0.002, 0.34), 'sine', 52, start, 0.6)
    body.frequency.setValueAtTime(340, start)
    body.frequency.exponentialRampToValueAtTime(105, start + 0.025)
    body.frequency.exponentialRampToValueAtTime(50, start + 0.11)
    playNoise(
      track,
      addEnvelope(addFilter(output, 'bandpass', 2400, 0.9), start, 0.55, 0.001, 0.025),
      start,
      0.08,
    )
  }
  const ducked = addDuck(output, 0.75)
  for (const [bar, { bass }] of CHORDS.entries()) {
    const line = [
      [0, 0, 2],
      [3, 0, 1],
      [6, 0, 2],
      [10, 12, 1],
      [11, 0, 2],
      [14, bar % 2 ? 7 : 12, 1.5],
    ] as const
    for (const [step, interval, length] of line) {
      const start = toTime(bar * 16 + step)
      const seconds = length * STEP_S
      const voice = addEnvelope(ducked, start, 0.36, 0.006, seconds * 1.6)
      const filter = addFilter(voice, 'lowpass', 400, 3)
      filter.frequency.setValueAtTime(1500, start)
      filter.frequency.setTargetAtTime(320, start, 0.07)
      playTone(filter, 'sawtooth', toHz(bass + interval), start, seconds + 0.3)
      playTone(voice, 'sine', toHz(bass + interval), start, seconds + 0.3)
    }
  }
}

function playTops(track: Track) {
  const { output, random } = track
  const hats = addFilter(output, 'highpass', 6500)
  for (let step = 0; step < STEPS; step++) {
    const start = toTime(step)
    const isOffBeat = step % 4 === 2
    const gain = (isOffBeat ? 0.3 : 0.11) * (0.8 + random() * 0.4)
    playNoise(track, addEnvelope(hats, start, gain, 0.002, isOffBeat ? 0.16 : 0.06), start, 0.25)
    if (step % 8 !== 4) continue
    const clap = addFilter(output, 'bandpass', 1700, 0.8)
    for (const delay of [0, 0.011, 0.021]) {
      playNoise(
        track,
        addEnvelope(clap, start + delay, 0.8, 0.001, delay < 0.02 ? 0.016 : 0.24),
        start + delay,
        0.3,
      )
    }
  }
}

/** The murmur of guests: noise in the range of voices, whose loudness changes as fast as syllables. */
function playMurmur(track: Track) {
  const { output, random } = track
  for (let guest = 0; guest < 16; guest++) {
    const mouth = addGain(addPan(output, random() * 1.6 - 0.8), 0)
    const voice = addFilter(mouth, 'bandpass', 280 * 2 ** (random() * 2), 3)
    playNoise(track, voice, 0, LOOP_S + 1)
    // Each of them has pauses at other times.
    for (let time = random() * 1.2; time < LOOP_S + 0.5;) {
      const length = 0.12 + random() * 0.18
      mouth.gain.setTargetAtTime(0.1 + random() * 0.12, time, length / 6)
      mouth.gain.setTargetAtTime(0, time + length * 0.6, length / 6)
      voice.frequency.setTargetAtTime(280 * 2 ** (random() * 2), time, length / 4)
      time += length * (random() < 0.14 ? 6 : 1)
    }
  }
}

function playCrowd(track: Track) {
  const { output, random } = track
  // Guests who clap along, none of them exactly.
  const hands = Array.from({ length: 6 }, (_, index) =>
    addFilter(addPan(output, index / 3 - 0.8), 'bandpass', 900 + random() * 1500, 1.6),
  )
  for (let step = 4; step < STEPS; step += 8) {
    for (const target of [...hands, ...hands]) {
      const start = toTime(step) + (random() + random()) * 0.03 - 0.015
      playNoise(track, addEnvelope(target, start, 0.16 + random() * 0.22, 0.001, 0.06), start, 0.12)
    }
  }
  // Cheers in the distance.
  for (const [start, peak] of [
    [0, 0.05],
    [8, 0.035],
    [32, 0.045],
    [46, 0.06],
  ] as const) {
    for (const frequency of [750, 1250, 2300]) {
      const cheer = addFilter(addPan(output, random() - 0.5), 'bandpass', frequency, 3)
      playNoise(track, addEnvelope(cheer, toTime(start), peak, 0.7, 2.4), toTime(start), 3.5)
    }
  }
}

/** How much reverb a layer has, and its gain at a level. */
export const LAYERS = [
  { play: playChords, reverb: 0.35, getGain: (level: number) => 0.8 + 0.2 * level },
  { play: playRhythm, reverb: 0.08, getGain: (level: number) => 0.3 + 0.7 * level },
  { play: playTops, reverb: 0.2, getGain: (level: number) => 0.15 + 0.85 * level ** 1.5 },
  { play: playMurmur, reverb: 0.5, getGain: (level: number) => 0.65 - 0.35 * level },
  { play: playCrowd, reverb: 0.9, getGain: (level: number) => Math.max(0, level - 0.5) * 2 },
]
