// Parts of a sound, each connected to where it is heard.

export function addFilter(
  target: AudioNode,
  type: BiquadFilterType,
  frequency: number,
  Q = 0.7,
): BiquadFilterNode {
  const filter = new BiquadFilterNode(target.context, { type, frequency, Q })
  // Changing the filter at each sample takes ten times as long, and sounds the same.
  filter.frequency.automationRate = 'k-rate'
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

/** Overdrives a sound, which adds harmonics. A small speaker plays them if it lacks the note. */
export function addDrive(target: AudioNode, amount: number): WaveShaperNode {
  const curve = Float32Array.from({ length: 1025 }, (_, index) =>
    Math.tanh(amount * (index / 512 - 1)),
  )
  const drive = new WaveShaperNode(target.context, { curve })
  drive.connect(target)
  return drive
}

/** Never stops: it is heard when a gain after it is up. */
export function addTone(
  target: AudioNode,
  type: OscillatorType,
  frequency = 440,
  detune = 0,
): OscillatorNode {
  const oscillator = new OscillatorNode(target.context, { type, frequency, detune })
  oscillator.connect(target)
  oscillator.start()
  return oscillator
}

/** A level that rises to `peak` and then falls, from where it is, because a jump would be heard as a click. */
export function shape(
  level: AudioParam,
  start: number,
  peak: number,
  attack: number,
  decay: number,
) {
  level.setTargetAtTime(peak, start, attack / 3)
  level.setTargetAtTime(0, start + attack, decay / 4)
}
