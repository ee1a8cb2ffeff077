import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/ui/Button'

type Props = {
  title: string
  intro: string
  email: string
  onSignOut: () => void
  /** More actions of the page: a main button and two others. */
  children: ReactNode
}

/** The heading of an admin page, who is signed in, and what the page offers. */
export function AdminHeader({ title, intro, email, onSignOut, children }: Props) {
  return (
    <header className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <h1 tabIndex={-1} className="text-section">
          {title}
        </h1>
        <p className="mt-4 max-w-[48ch] text-intro">{intro}</p>
      </div>
      <div className="flex flex-col gap-4 lg:items-end">
        <p className="text-small text-muted">
          Logged in as <strong className="font-semibold wrap-anywhere text-warm">{email}</strong>
        </p>
        <div className="grid grid-cols-[1.4fr_1fr] gap-3 sm:flex sm:flex-wrap lg:justify-end max-sm:[&>:not(.col-span-2)]:px-3 max-sm:[&>:not(.col-span-2)]:text-small max-sm:[&>:not(.col-span-2)>svg]:hidden">
          {children}
          <Button onClick={onSignOut}>
            <LogOut aria-hidden className="size-4.5" />
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  )
}
