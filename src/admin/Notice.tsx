import type { ReactNode } from 'react'

type Props = {
  /** Use 'alert' for a notice that appears after the page has loaded, so that it is announced. */
  role?: 'note' | 'alert'
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** A message above the content that it is about. */
export function Notice({ role = 'note', title, children, actions }: Props) {
  return (
    <div
      role={role}
      className="flex flex-col gap-4 rounded-field border border-l-3 border-line border-l-amber bg-raised p-5 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <p className="font-semibold text-warm">{title}</p>
        {children && <div className="mt-1 text-small">{children}</div>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
    </div>
  )
}

/** Tells the holder of an account that is not on the admin list what it can do. */
export function ApprovalNotice({ children }: { children: string }) {
  return <Notice title="Your account is waiting for approval">{children}</Notice>
}
