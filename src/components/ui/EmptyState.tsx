import type { ReactNode } from 'react'

type Props = {
  icon?: ReactNode
  title: string
  text: string
  background?: 'night' | 'paper'
  role?: 'alert'
  children?: ReactNode
}

/** Shown in place of a list that is empty or could not be loaded. */
export function EmptyState({ icon, title, text, background = 'night', role, children }: Props) {
  const [border, ink] =
    background === 'paper' ? ['border-paper-ink/35', 'text-paper-ink'] : ['border-edge', '']
  return (
    <div
      role={role}
      className={`grid justify-items-center gap-4 rounded-card border border-dashed px-6 py-16 text-center [&>svg]:size-9 [&>svg]:text-muted ${border}`}
    >
      {icon}
      <h3 className={`text-card ${ink}`}>{title}</h3>
      <p className="max-w-[48ch]">{text}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
