import { addGain, shape } from './audio-nodes'
import type { Music } from './room-music'

/** What a layer is made with. */
export type Track = {
  output: AudioNode
  /** Numbers between 0 and 1, the same ones each time. */
  random: () => number
  noise: AudioBuffer
  music: Music
  /** How long the layer is before it repeats. */
  seconds: number
}

/** Never stops, like a tone. */
export function addNoise({ noise, random }: Track, target: AudioNode) {
  const source = new AudioBufferSourceNode(target.context, { buffer: noise, loop: true })
  source.connect(target)
  source.start(0, random() * noise.duration)
}

/** A short noise, as of a hand or a stick. */
export function playHit(
  { noise, random }: Track,
  target: AudioNode,
  ...envelope: [start: number, peak: number, attack: number, decay: number]
) {
  const [start, , attack, decay] = envelope
  const gain = addGain(target, 0)
  shape(gain.gain, ...envelope)
  const source = new AudioBufferSourceNode(target.context, { buffer: noise, loop: true })
  source.connect(gain)
  source.start(start, random() * noise.duration, attack + decay * 1.5)
}
