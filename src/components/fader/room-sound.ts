import { addFilter, addGain } from './audio-nodes'
import { getLoopS } from './room-band'
import { type Layer, LAYERS } from './room-layers'
import { musics } from './room-music'

/** The last notes and their echo end after the loop. */
const TAIL_S = 2

const FADE_IN_S = 0.8
const FADE_OUT_S = 0.25
/** The time constant of a change, which is 95% complete after three of them. */
const GLIDE_S = 0.04

export type Mix = {
  /** 0 for the smallest tier, 1 for the largest. */
  level: number
  /** The lowest frequency that the speakers play. */
  lowestHz: number
}

export type MusicName = keyof typeof musics

export type RoomSound = {
  setMix: (mix: Mix) => void
  /** Resolves when nothing can be heard any more. */
  fadeOut: () => Promise<void>
}

function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function createNoise(
  context: BaseAudioContext,
  seconds: number,
  shape: (part: number) => number = () => 1,
): AudioBuffer {
  const random = createRandom(7)
  const length = Math.round(seconds * context.sampleRate)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel)
    for (let i = 0; i < length; i++) samples[i] = (random() * 2 - 1) * shape(i / length)
  }
  return buffer
}

async function renderLoop(
  { play, isBright, length: part = 1 }: Layer,
  noise: AudioBuffer,
  name: MusicName,
): Promise<AudioBuffer> {
  // Half the samples take half the time. They hold everything below 10 kHz.
  const sampleRate = Math.min(noise.sampleRate, 48_000) / (isBright ? 1 : 2)
  const music = musics[name]
  const seconds = getLoopS(music) * part
  const length = Math.round(seconds * sampleRate)
  const tail = Math.round(TAIL_S * sampleRate)
  const context = new OfflineAudioContext(2, length + tail, sampleRate)
  play({ output: addGain(context.destination, 1), random: createRandom(9), noise, music, seconds })
  const rendered = await context.startRendering()
  const loop = context.createBuffer(2, length, sampleRate)
  for (const channel of [0, 1]) {
    const samples = rendered.getChannelData(channel)
    // What ends after the loop is heard at its start.
    for (let i = 0; i < tail; i++) samples[i] = (samples[i] ?? 0) + (samples[length + i] ?? 0)
    loop.copyToChannel(samples.subarray(0, length), channel)
  }
  return loop
}

/** Renders each layer once, and plays them in a loop: silently until the first `setMix`. */
export async function playRoomSound(
  context: BaseAudioContext,
  name: MusicName,
): Promise<RoomSound> {
  const noise = createNoise(context, 2)
  const buffers = await Promise.all(LAYERS.map((layer) => renderLoop(layer, noise, name)))

  const fader = addGain(addGain(context.destination, 0.5), 0)
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -8,
    knee: 4,
    ratio: 12,
    attack: 0.003,
    release: 0.12,
  })
  limiter.connect(fader)
  const loudness = addGain(limiter, 0)
  const tone = addFilter(loudness, 'lowpass', 9000)
  // Together a fourth-order Butterworth filter, as steep as a speaker in a box.
  const secondCut = addFilter(tone, 'highpass', 60, 2.3)
  const speakers = addFilter(secondCut, 'highpass', 60, -5.3)
  // The walls send back noise that fades, without its bass and its treble.
  const walls = new ConvolverNode(context, {
    buffer: createNoise(context, 1.2, (part) => (1 - part) ** 2 * Math.exp(-5 * part)),
  })
  walls.connect(addFilter(speakers, 'lowpass', 4500))
  const room = addFilter(walls, 'highpass', 220)

  const start = context.currentTime + 0.05
  const gains = buffers.map((buffer, index) => {
    const { reverb, rates = [1] } = LAYERS[index] ?? {}
    const gain = addGain(speakers, 0)
    if (reverb) gain.connect(addGain(room, reverb))
    for (const playbackRate of rates) {
      const source = new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate })
      source.connect(gain)
      source.start(start)
    }
    return gain.gain
  })

  function setMix({ level, lowestHz }: Mix) {
    const now = context.currentTime
    const glide = (param: AudioParam, value: number) => param.setTargetAtTime(value, now, GLIDE_S)
    for (const [index, gain] of gains.entries()) glide(gain, LAYERS[index]?.getGain(level) ?? 0)
    glide(loudness.gain, 10 ** ((-2 - level) / 20))
    glide(tone.frequency, 8000 + 4000 * level)
    glide(speakers.frequency, lowestHz)
    glide(secondCut.frequency, lowestHz)
  }

  fader.gain.setTargetAtTime(1, context.currentTime, FADE_IN_S / 4)
  return {
    setMix,
    async fadeOut() {
      fader.gain.setTargetAtTime(0, context.currentTime, FADE_OUT_S / 6)
      await new Promise((resolve) => setTimeout(resolve, FADE_OUT_S * 1000))
    },
  }
}
