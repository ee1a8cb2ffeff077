import { addDrive, addFilter, addGain, addPan, addTone, shape } from './audio-nodes'
import { type Music, STEPS, STEPS_OF_BAR } from './room-music'
import { addNoise, playHit, type Track } from './track'

// The instruments. Each plays the music once.

const toHz = (note: number) => 440 * 2 ** ((note - 69) / 12)

const getStepS = ({ tempo }: Music) => 15 / tempo

const toTime = (music: Music, step: number) => (step + (step % 2) * music.swing) * getStepS(music)

export const getLoopS = (music: Music) => toTime(music, STEPS)

/** Makes room for the kick: lowers a sound at each beat by `depth`, a part of 1. */
function addDuck({ music }: Track, target: AudioNode, depth: number): GainNode {
  const node = addGain(target, 1)
  for (let step = 0; step < STEPS; step += 4) {
    const start = toTime(music, step)
    node.gain.setTargetAtTime(1 - depth, start, 0.006)
    node.gain.setTargetAtTime(1, start + 0.07, 0.09)
  }
  return node
}

export function playKick(track: Track) {
  const { music, output } = track
  const drive = addDrive(output, 2)
  // A phone has no 50 Hz. There the kick is this click, and the fall of its pitch.
  const click = addFilter(output, 'bandpass', 2400, 0.9)
  for (let step = 0; step < STEPS; step += 4) {
    const start = toTime(music, step)
    const voice = addGain(drive, 0)
    shape(voice.gain, start, 0.9, 0.004, 0.34)
    const body = new OscillatorNode(output.context)
    body.frequency.setValueAtTime(420, start)
    body.frequency.exponentialRampToValueAtTime(120, start + 0.025)
    body.frequency.exponentialRampToValueAtTime(50, start + 0.09)
    body.connect(voice)
    body.start(start)
    body.stop(start + 0.6)
    playHit(track, click, start, 0.5, 0.002, 0.025)
  }
}

export function playBass(track: Track) {
  const { music, output } = track
  const ducked = addDuck(track, output, 0.75)
  const low = addGain(ducked, 0)
  const lowTone = addTone(low, 'sine')
  // The same note an octave higher and overdriven, for speakers that lack the low one.
  const high = addGain(addDrive(addGain(ducked, 0.3), 2.5), 0)
  const filter = addFilter(high, 'lowpass', 500, 2)
  const highTone = addTone(filter, 'sawtooth')
  for (const [bar, { bass }] of music.chords.entries()) {
    const line = [
      [0, 0, 2, 1],
      [3, 0, 1, 0.7],
      [6, 0, 2, 1],
      [9, 0, 0.7, 0.4],
      [10, 12, 1, 0.9],
      [11, 0, 2, 0.8],
      [14, bar % 2 ? 7 : 12, 1.5, 0.9],
    ] as const
    for (const [step, interval, length, velocity] of line) {
      const start = toTime(music, bar * STEPS_OF_BAR + step)
      const decay = length * getStepS(music) * 1.6
      lowTone.frequency.setValueAtTime(toHz(bass + interval), start)
      highTone.frequency.setValueAtTime(toHz(bass + interval + 12), start)
      shape(low.gain, start, 0.36 * velocity, 0.01, decay)
      shape(high.gain, start, 0.8 * velocity, 0.006, decay)
      filter.frequency.setTargetAtTime(600 + 1800 * velocity, start, 0.003)
      filter.frequency.setTargetAtTime(500, start + 0.01, 0.08)
    }
  }
}

/** Held chords that become brighter for two bars, and darker again for two. */
export function playPad(track: Track) {
  const { music, output } = track
  const filter = addFilter(addDuck(track, output, 0.6), 'lowpass', 900, 0.5)
  filter.frequency.setValueAtTime(900, 0)
  filter.frequency.linearRampToValueAtTime(3400, toTime(music, STEPS / 2))
  filter.frequency.linearRampToValueAtTime(900, toTime(music, STEPS))
  const swell = addGain(filter, 0)
  // Three tones for each note, apart in pitch and place.
  const voices = [-1, 0, 1].map((side) => {
    const place = addPan(swell, side * 0.9)
    return [0, 1, 2, 3].map((index) => addTone(place, 'sawtooth', 440, side * (6 + index)))
  })
  for (const [bar, { notes }] of music.chords.entries()) {
    const start = toTime(music, bar * STEPS_OF_BAR)
    swell.gain.setTargetAtTime(0.04, start, 0.1)
    swell.gain.setTargetAtTime(0, toTime(music, (bar + 1) * STEPS_OF_BAR) - 0.15, 0.05)
    for (const tones of voices) {
      for (const [index, note] of notes.entries()) {
        tones[index]?.frequency.setValueAtTime(toHz(note), start)
      }
    }
  }
}

/** An electric piano. */
export function playKeys(track: Track) {
  const { music, output, random } = track
  const filter = addFilter(addDuck(track, output, 0.3), 'lowpass', 5000)
  const fingers = [-0.6, -0.2, 0.2, 0.6].map((pan) => {
    const voice = addGain(addPan(filter, pan), 0)
    const tone = addTone(voice, 'sine')
    // A tone that bends another one: the hammer is bright, the string is not.
    const hammer = new GainNode(output.context, { gain: 0 })
    hammer.connect(tone.frequency)
    return { voice, tone, hammer, hammerTone: addTone(hammer, 'sine') }
  })
  for (const [bar, { notes }] of music.chords.entries()) {
    for (const step of bar % 2 === 0 ? [0, 3, 6, 11] : [0, 3, 6, 10, 13]) {
      const isAccent = step === 0 || step === 6
      for (const [index, { voice, tone, hammer, hammerTone }] of fingers.entries()) {
        const frequency = toHz((notes[index] ?? 0) + 12)
        const velocity = (isAccent ? 1 : 0.65) * (0.85 + random() * 0.3)
        // Fingers are never exactly together.
        const late = index * 0.004 + random() * 0.006
        const start = toTime(music, bar * STEPS_OF_BAR + step) + late
        tone.frequency.setValueAtTime(frequency, start)
        hammerTone.frequency.setValueAtTime(frequency, start)
        shape(voice.gain, start, 0.14 * velocity, 0.006, step === 6 ? 1.3 : 0.7)
        shape(hammer.gain, start, frequency * 2.6 * velocity, 0.004, 0.4)
      }
    }
  }
}

/** A plucked melody with an echo, every second time. */
export function playMelody(track: Track) {
  const { music, output, random } = track
  const echo = new DelayNode(output.context, { delayTime: 3 * getStepS(music) })
  echo.connect(addGain(echo, 0.3))
  echo.connect(addPan(output, -0.7))
  const place = addPan(output, 0.3)
  place.connect(addGain(echo, 0.4))
  const voice = addGain(place, 0)
  const filter = addFilter(voice, 'lowpass', 900, 2)
  const tones = [-6, 6].map((detune) => addTone(filter, 'sawtooth', 440, detune))
  for (const [step, note] of music.melody) {
    const start = toTime(music, step)
    for (const { frequency } of tones) frequency.setValueAtTime(toHz(note), start)
    shape(voice.gain, start, 0.2 * (0.8 + random() * 0.4), 0.006, 0.5)
    filter.frequency.setTargetAtTime(4500, start, 0.003)
    filter.frequency.setTargetAtTime(900, start + 0.01, 0.07)
  }
}

/** Hi-hats and claps. */
export function playTops(track: Track) {
  const { music, output, random } = track
  const cymbal = addFilter(addPan(output, 0.2), 'highpass', 5000)
  const stroke = addGain(addFilter(cymbal, 'bandpass', 8000, 0.5), 0)
  addNoise(track, stroke)
  // Metal has many pitches that are no multiples of each other.
  for (const ratio of [2, 3, 4.16, 5.43, 6.79, 8.21]) addTone(stroke, 'square', 40 * ratio)
  const clap = addFilter(output, 'bandpass', 1700, 0.8)
  const stick = addFilter(addPan(output, -0.4), 'bandpass', 2600, 2)
  for (let step = 0; step < STEPS; step++) {
    const start = toTime(music, step)
    const isOpen = step % 4 === 2
    const peak = ([0.12, 0.06, 0.3, 0.09][step % 4] ?? 0) * (0.85 + random() * 0.3)
    shape(stroke.gain, start, peak, 0.003, isOpen ? 0.16 : 0.05)
    if (step % 8 === 4) {
      // Hands are never exactly together.
      for (const delay of [0, 0.011]) playHit(track, clap, start + delay, 0.8, 0.002, 0.016)
      playHit(track, clap, start + 0.021, 0.8, 0.002, 0.24)
    }
    // Quiet notes between the beats.
    if (step % 16 === 7 || step % 32 === 26) playHit(track, stick, start, 0.3, 0.002, 0.05)
    // A run into the next four bars.
    if (step > STEPS - 4) playHit(track, clap, start, 0.15 * (step % 4), 0.002, 0.09)
  }
}

/** Guests who clap along, none of them exactly. */
export function playClapping(track: Track) {
  const { music, output, random } = track
  const hands = Array.from({ length: 8 }, (_, index) =>
    addFilter(addPan(output, index / 4 - 0.9), 'bandpass', 900 + random() * 1500, 1.6),
  )
  for (let step = 4; step < STEPS; step += 8) {
    for (const target of [...hands, ...hands]) {
      const start = toTime(music, step) + (random() + random()) * 0.03 - 0.015
      playHit(track, target, start, 0.16 + random() * 0.22, 0.002, 0.06)
    }
  }
}
