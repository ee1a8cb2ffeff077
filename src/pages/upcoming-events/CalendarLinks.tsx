import { CalendarPlus, ExternalLink, Rss } from 'lucide-react'
import { buttonClass } from '../../components/ui/Button'
import { company } from '../../content/company'

type Props = {
  path: string
  name: string
  className?: string
}

/**
 * Links that add the events of a calendar file to the visitor's calendar: once, or so that it follows later changes. They
 * work without JavaScript.
 */
export function CalendarLinks({ path, name, className = '' }: Props) {
  const feed = company.url.replace(/^https?/, 'webcal') + path

  return (
    <ul className={`flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden ${className}`}>
      <li>
        <a href={path} className={buttonClass({ size: 'small' }, 'bg-night/70')}>
          <CalendarPlus aria-hidden className="size-4.5" />
          <span>
            Add to calendar <span className="sr-only">{`for ${name}`}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={feed} className="standalone-link gap-2 text-small text-warm">
          <Rss aria-hidden className="size-4" />
          <span>
            Subscribe <span className="sr-only">{`to ${name}`}</span>
          </span>
        </a>
      </li>
      <li>
        <a
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="standalone-link gap-2 text-small text-warm"
        >
          <span>
            Google Calendar <span className="sr-only">{`for ${name} (opens in a new tab)`}</span>
          </span>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </li>
    </ul>
  )
}
