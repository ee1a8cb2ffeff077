import { ExternalLink, LogOut, Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../components/links/ButtonLink'
import { PageLink } from '../components/links/PageLink'
import { type Appearance, Button, IconButton } from '../components/ui/Button'
import { formatNumber } from '../lib/text/quantities'
import { Banner, type BannerMessage } from './Banner'

type Props = {
  title: string
  intro: string
  email: string
  onSignOut: () => void
  /** How many enquiries are new. Undefined until it is known. */
  newCount: number | undefined
  /** The main action of the page. */
  action: ReactNode
  banner: BannerMessage | null
  children: ReactNode
}

/** The layout of an office page: its header, its content, and the result of the last action above them. */
export function OfficeLayout({ banner, children, ...header }: Props) {
  return (
    <div className="wrap grid grid-cols-1 gap-3 pt-2 pb-8 md:gap-4 md:pt-4">
      <OfficeHeader {...header} />
      {children}
      <Banner
        {...banner}
        className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit"
      />
    </div>
  )
}

/**
 * The heading, who is signed in, and the way to the other page. It replaces the header of the site. On a narrow screen
 * the account is folded.
 */
function OfficeHeader({
  title,
  intro,
  email,
  onSignOut,
  newCount,
  action,
}: Omit<Props, 'banner' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header data-office className="grid items-center gap-x-8 gap-y-2 lg:grid-cols-[1fr_auto]">
      <div>
        <div className="flex items-center justify-between gap-4">
          <h1 tabIndex={-1} className="text-card">
            {title}
          </h1>
          <IconButton
            label={isOpen ? 'Close account' : 'Account'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="lg:hidden"
          >
            <Menu aria-hidden />
          </IconButton>
        </div>
        <p className={`text-small lg:mt-1 ${isOpen ? '' : 'max-lg:hidden'}`}>{intro}</p>
      </div>
      <div
        className={`flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:rounded-field max-lg:border max-lg:border-line max-lg:p-4 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <p className="text-small text-muted">
          Logged in as <strong className="font-semibold wrap-anywhere text-warm">{email}</strong>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/upcoming-events" size="small">
            <ExternalLink aria-hidden className="size-4" />
            View Public Page
          </ButtonLink>
          <Button size="small" onClick={onSignOut}>
            <LogOut aria-hidden className="size-4" />
            Sign Out
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line lg:col-span-full">
        <nav aria-label="Office" className="flex gap-6">
          <Tab to="/eventsadmin" isCurrent={title === 'Events Admin'}>
            Events
          </Tab>
          <Tab to="/eventsadmin/enquiries" isCurrent={title === 'Enquiries'}>
            {newCount ? `Enquiries (${formatNumber(newCount)} new)` : 'Enquiries'}
          </Tab>
        </nav>
        <div className="pb-2">{action}</div>
      </div>
    </header>
  )
}

type TabProps = {
  to: '/eventsadmin' | '/eventsadmin/enquiries'
  isCurrent: boolean
  children: string
}

function Tab({ to, isCurrent, children }: TabProps) {
  return (
    <PageLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px inline-flex min-h-touch items-center border-b-2 border-transparent font-semibold text-soft hover:text-warm aria-[current]:border-amber aria-[current]:text-warm"
    >
      {children}
    </PageLink>
  )
}

type ActionProps = Appearance & { label: string; icon: ReactNode; onClick: () => void }

/** The main action of an office page. On a phone it shows only the icon. */
export function HeaderAction({ label, icon, ...rest }: ActionProps) {
  return (
    <Button
      size="small"
      className="max-md:size-touch max-md:min-h-touch max-md:px-0 [&>svg]:size-4.5"
      {...rest}
    >
      {icon}
      <span className="max-md:sr-only">{label}</span>
    </Button>
  )
}
