import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/Button'
import type { Mix, MusicName, RoomSound } from './room-sound'

/** After this time a browser that has not started the sound has refused it. */
const START_TIMEOUT_MS = 3000

const REFUSED =
  "Your browser won't play this sound. Check its sound settings, or try another browser."
// Chromium does not request a module again that it could not load.
const NOT_LOADED = "The sound didn't load. Check your connection and reload the page."

/** Plays the music of a room until it is pressed again, the page is hidden, or another page is opened. */
export function SoundButton({ level, lowestHz, music }: Mix & { music: MusicName }) {
  /** Null while the sound is off. */
  const [context, setContext] = useState<AudioContext | null>(null)
  /** Null while it loads. */
  const [sound, setSound] = useState<RoomSound | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => sound?.setMix({ level, lowestHz }), [sound, level, lowestHz])

  useEffect(() => {
    if (!context) return undefined
    const stop = () => setContext(null)
    const starting = start(context, music)
    let isCurrent = true
    void starting.then((result) => {
      if (!isCurrent) return
      if (typeof result !== 'string') {
        setSound(result)
        return
      }
      setProblem(result)
      stop()
    })
    // A phone call interrupts the sound, and it does not always go on afterwards.
    const handleStateChange = () => {
      if (context.state !== 'running') stop()
    }
    // Back may show the same page again, which would then play the rest of the fade.
    const handlePageHide = () => {
      void context.suspend()
      stop()
    }
    context.addEventListener('statechange', handleStateChange)
    document.addEventListener('visibilitychange', stop)
    window.addEventListener('pagehide', handlePageHide)
    return () => {
      isCurrent = false
      setSound(null)
      context.removeEventListener('statechange', handleStateChange)
      document.removeEventListener('visibilitychange', stop)
      window.removeEventListener('pagehide', handlePageHide)
      void starting.then(async (result) => {
        if (typeof result !== 'string') await result.fadeOut()
        await context.close()
      })
    }
  }, [context, music])

  function handleClick() {
    setProblem('')
    if (context) {
      setContext(null)
      return
    }
    try {
      // Browsers allow sound only if it starts in a press.
      // 'playback' has larger buffers, so that a slow phone plays without gaps.
      setContext(new AudioContext({ latencyHint: 'playback' }))
    } catch {
      setProblem(REFUSED)
    }
  }

  const Icon = context ? Volume2 : VolumeX
  return (
    <div className="absolute right-3 bottom-3 grid justify-items-end print:hidden">
      <p
        role="status"
        className="mb-3 max-w-72 rounded-card bg-night/85 text-small text-warm not-empty:px-4 not-empty:py-3"
      >
        {problem}
      </p>
      <div className="w-fit rounded-full bg-night/85">
        <IconButton
          label="Hear this room"
          aria-pressed={context !== null}
          aria-busy={context !== null && sound === null}
          onClick={handleClick}
          className="aria-pressed:border-amber aria-pressed:text-amber"
        >
          <Icon aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** The sound, or why there is none. */
async function start(context: AudioContext, music: MusicName): Promise<RoomSound | string> {
  const code = import('./room-sound').catch(() => null)
  try {
    const isRunning = await Promise.race([
      context.resume().then(() => true),
      new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS)),
    ])
    if (!isRunning) return REFUSED
    return (await (await code)?.playRoomSound(context, music)) ?? NOT_LOADED
  } catch {
    return REFUSED
  }
}
