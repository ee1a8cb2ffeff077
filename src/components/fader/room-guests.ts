import { addFilter, addGain, addPan, addTone } from './audio-nodes'
import { addNoise, playHit, type Track } from './track'

// The guests: voices without words, because words would be understood.

/** Vocal cords and breath, and the two resonances of a mouth that make a vowel. */
function addVoice(track: Track, guest: number, pitch: number, breath: number) {
  const { output } = track
  const place = addPan(output, guest * 0.6 - 0.9)
  const mouth = addGain(place, 0)
  const vowel = [addFilter(mouth, 'bandpass', 500, 4), addFilter(mouth, 'bandpass', 1500, 6)]
  const throat = new GainNode(output.context)
  for (const resonance of vowel) throat.connect(resonance)
  const cords = addTone(throat, 'sawtooth', pitch)
  addNoise(track, addGain(throat, breath))
  return {
    place,
    loudness: mouth.gain,
    pitch: cords.frequency,
    setVowel: (low: number, high: number, time: number) => {
      vowel[0]?.frequency.setTargetAtTime(low, time, 0.03)
      vowel[1]?.frequency.setTargetAtTime(high, time, 0.03)
    },
  }
}

/** Guests who talk: each says a few syllables, and then listens. */
export function playMurmur(track: Track) {
  const { random, seconds } = track
  for (let guest = 0; guest < 4; guest++) {
    const base = 95 * 2 ** (random() * 1.3)
    const { place, loudness, pitch, setVowel } = addVoice(track, guest, base, 0.25)
    const consonants = addFilter(place, 'bandpass', 3500, 0.8)
    const near = 0.12 + random() * 0.1
    for (let time = random() * 2; time < seconds;) {
      const syllables = 3 + Math.floor(random() * 8)
      for (let syllable = 0; syllable < syllables && time < seconds; syllable++) {
        const length = 0.13 + random() * 0.13
        loudness.setTargetAtTime(near * (0.4 + random() * 0.6), time, 0.025)
        loudness.setTargetAtTime(0, time + length * 0.6, 0.03)
        // The pitch of a sentence falls.
        pitch.setTargetAtTime(
          base * (1.2 - (0.4 * syllable) / syllables + random() * 0.15),
          time,
          0.05,
        )
        setVowel(300 + random() * 450, 900 + random() * 1300, time)
        if (random() < 0.4) playHit(track, consonants, time, near * 0.12, 0.02, 0.06)
        time += length
      }
      time += 0.3 + random() * 2
    }
  }
}

/** Guests who cheer, in the distance. */
export function playCheers(track: Track) {
  const { random, seconds } = track
  for (let guest = 0; guest < 7; guest++) {
    const base = 240 * 2 ** random()
    // Mostly breath. Clear pitches that slide would be sirens.
    const { loudness, pitch, setVowel } = addVoice(track, guest / 2, base, 3)
    // The whole room cheers, and everybody in it is a little late.
    const start = 0.3 * seconds + (random() + random()) * 0.5
    const length = 0.5 + random() * 1.2
    const near = 0.04 + random() * 0.05
    for (let part = 0; part < 1; part += 0.08) {
      const time = start + part * length
      // Up quickly, and slowly down, and never even.
      const height = 1 + 0.5 * Math.sin(Math.PI * Math.sqrt(part))
      pitch.setTargetAtTime(base * height * (0.95 + random() * 0.1), time, 0.04)
      loudness.setTargetAtTime(near * (0.6 + random() * 0.4), time, 0.05)
    }
    loudness.setTargetAtTime(0, start + length, 0.15)
    // From 'oo' to 'ah', or the other way.
    const opens = random() < 0.6
    setVowel(opens ? 400 : 750, opens ? 950 : 1300, start)
    setVowel(opens ? 750 : 400, opens ? 1300 : 950, start + length * 0.4)
  }
}
