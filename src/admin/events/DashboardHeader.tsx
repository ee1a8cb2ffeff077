import { ExternalLink, LogOut, Plus } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Button } from '../../components/ui/Button'

type Props = { email: string; onAdd: () => void; onSignOut: () => void }

export function DashboardHeader({ email, onAdd, onSignOut }: Props) {
  return (
    <header className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <h1 tabIndex={-1} className="text-section">
          Events Admin
        </h1>
        <p className="mt-4 max-w-[48ch] text-intro">Manage events and announcements for the What's New? section</p>
      </div>
      <div className="flex flex-col gap-4 lg:items-end">
        <p className="text-small text-muted">
          Logged in as <strong className="font-semibold wrap-anywhere text-warm">{email}</strong>
        </p>
        <div className="grid grid-cols-[1.4fr_1fr] gap-3 sm:flex sm:flex-wrap">
          <Button variant="primary" onClick={onAdd} className="col-span-2">
            <Plus aria-hidden className="size-4.5" />
            Add New Event
          </Button>
          <ButtonLink to="/upcoming-events" className="max-sm:px-3 max-sm:text-small max-sm:[&_svg]:hidden">
            <ExternalLink aria-hidden className="size-4.5" />
            View Public Page
          </ButtonLink>
          <Button onClick={onSignOut} className="max-sm:px-3 max-sm:text-small max-sm:[&_svg]:hidden">
            <LogOut aria-hidden className="size-4.5" />
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  )
}
