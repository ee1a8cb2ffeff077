import { addFilter, addGain } from './audio-nodes'
import { LAYERS, LOOP_S } from './room-layers'

/** The last notes and their reverb end after the loop. */
const TAIL_S = 2

const FADE_IN_S = 0.4
const FADE_OUT_S = 0.25
/** The time constant of a change, which is 95% complete after three of them. */
const GLIDE_S = 0.04

export type Mix = {
  /** 0 for the smallest tier, 1 for the largest. */
  level: number
  /** The lowest frequency that the speakers play. */
  lowestHz: number
}

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

/** What the layers share. */
type Material = { noise: AudioBuffer; room: AudioBuffer }

function createMaterial(context: BaseAudioContext, sampleRate: number): Material {
  const random = createRandom(7)
  const create = (seconds: number, shape: (part: number) => number) => {
    const length = Math.round(seconds * sampleRate)
    const buffer = context.createBuffer(2, length, sampleRate)
    for (const channel of [0, 1]) {
      const samples = buffer.getChannelData(channel)
      for (let i = 0; i < length; i++) samples[i] = (random() * 2 - 1) * shape(i / length)
    }
    return buffer
  }
  return {
    noise: create(2, () => 1),
    room: create(1.2, (part) => (1 - part) ** 2 * Math.exp(-5 * part)),
  }
}

async function renderLoop(
  { play, reverb }: (typeof LAYERS)[number],
  { noise, room }: Material,
): Promise<AudioBuffer> {
  const { sampleRate } = noise
  const length = Math.round(LOOP_S * sampleRate)
  const tail = Math.round(TAIL_S * sampleRate)
  const context = new OfflineAudioContext(2, length + tail, sampleRate)
  const output = addGain(context.destination, 1)
  const convolver = new ConvolverNode(context, { buffer: room })
  convolver.connect(addFilter(context.destination, 'lowpass', 4500))
  output.connect(addGain(addFilter(convolver, 'highpass', 220), reverb))
  play({ context, output, random: createRandom(9), noise })
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
export async function playRoomSound(context: BaseAudioContext): Promise<RoomSound> {
  const material = createMaterial(context, Math.min(context.sampleRate, 48_000))
  const buffers = await Promise.all(LAYERS.map((layer) => renderLoop(layer, material)))

  const fader = addGain(addGain(context.destination, 0.6), 0)
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
  const firstCut = addFilter(secondCut, 'highpass', 60, -5.3)
  const start = context.currentTime + 0.05
  const gains = buffers.map((buffer) => {
    const gain = addGain(firstCut, 0)
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    source.connect(gain)
    source.start(start)
    return gain.gain
  })

  function setMix({ level, lowestHz }: Mix) {
    const now = context.currentTime
    const glide = (param: AudioParam, value: number) => param.setTargetAtTime(value, now, GLIDE_S)
    for (const [index, gain] of gains.entries()) glide(gain, LAYERS[index]?.getGain(level) ?? 0)
    glide(loudness.gain, 10 ** ((-5 + 5 * level) / 20))
    glide(tone.frequency, 5000 + 11_000 * level)
    glide(firstCut.frequency, lowestHz)
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
