// Parts of a sound, each connected to where it is heard.

export function addFilter(
  target: AudioNode,
  type: BiquadFilterType,
  frequency: number,
  Q = 0.7,
): BiquadFilterNode {
  const filter = new BiquadFilterNode(target.context, { type, frequency, Q })
  filter.connect(target)
  return filter
}

export function addGain(target: AudioNode, gain: number): GainNode {
  const node = new GainNode(target.context, { gain })
  node.connect(target)
  return node
}

export function addPan(target: AudioNode, pan: number): StereoPannerNode {
  const panner = new StereoPannerNode(target.context, { pan })
  panner.connect(target)
  return panner
}

/** A level that rises to `peak` and then falls. */
export function shape(
  gain: AudioParam,
  start: number,
  peak: number,
  attack: number,
  decay: number,
) {
  gain.setValueAtTime(0, start)
  gain.linearRampToValueAtTime(peak, start + attack)
  gain.setTargetAtTime(0, start + attack, decay / 4)
}

export function addEnvelope(
  target: AudioNode,
  ...envelope: [start: number, peak: number, attack: number, decay: number]
) {
  const node = addGain(target, 0)
  shape(node.gain, ...envelope)
  return node
}

export function playTone(
  target: AudioNode,
  type: OscillatorType,
  frequency: number,
  start: number,
  seconds: number,
  detune = 0,
) {
  const oscillator = new OscillatorNode(target.context, { type, frequency, detune })
  oscillator.connect(target)
  oscillator.start(start)
  oscillator.stop(start + seconds)
  return oscillator
}
