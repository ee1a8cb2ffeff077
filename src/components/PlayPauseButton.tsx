import { Pause, Play } from 'lucide-react'
import { IconButton } from './ui/Button'

type Props = { playing: boolean; label: string; onToggle: () => void }

/** Stops and restarts a carousel. `label` is what moves, such as 'slides'. */
export function PlayPauseButton({ playing, label, onToggle }: Props) {
  const Icon = playing ? Pause : Play
  return (
    <IconButton label={`${playing ? 'Pause' : 'Play'} ${label}`} onClick={onToggle}>
      <Icon aria-hidden fill="currentColor" strokeWidth={0} />
    </IconButton>
  )
}
