import { AnimatePresence } from 'framer-motion'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useExitAnimation } from '../../components/hooks/use-exit-animation'
import type { BannerMessage } from './use-banner'

type Props = { banner: BannerMessage | null; className: string }

/** Shows and announces a message. Screen readers announce only changes of regions that exist already. */
export function Banner({ banner, className }: Props) {
  return (
    <div className={className}>
      <div role="status">
        <AnimatePresence>{banner?.tone === 'success' && <Message {...banner} />}</AnimatePresence>
      </div>
      <div role="alert">
        <AnimatePresence>{banner?.tone === 'error' && <Message {...banner} />}</AnimatePresence>
      </div>
    </div>
  )
}

function Message({ tone, text }: BannerMessage) {
  const { ref } = useExitAnimation<HTMLParagraphElement>({ opacity: 0 })
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <p
      ref={ref}
      className={`pointer-events-auto flex items-center gap-3 rounded-field px-5 py-3.5 font-semibold ${
        tone === 'success' ? 'bg-teal text-teal-ink' : 'bg-rose text-night'
      }`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  )
}
