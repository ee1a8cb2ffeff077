import { Pause, Play } from 'lucide-react'
import { IconButton } from './ui/Button'

/** Stops and restarts what moves by itself. `what`: 'slides', 'client logos'. */
export function PlayPauseButton({ playing, toggle, what }: { playing: boolean; toggle: () => void; what: string }) {
  return (
    <IconButton data-play-control label={playing ? `Pause ${what}` : `Play ${what}`} onClick={toggle}>
      {playing ? (
        <Pause aria-hidden fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden fill="currentColor" strokeWidth={0} />
      )}
    </IconButton>
  )
}
