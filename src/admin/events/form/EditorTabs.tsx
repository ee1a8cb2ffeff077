import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../../components/ui/Button'

type Tab = 'edit' | 'preview'

const labels: Record<Tab, string> = { edit: 'Edit', preview: 'Preview' }

/** Which of the two the form shows. Each keeps the position to which the dialog was scrolled. */
export function useEditorTabs(formRef: RefObject<HTMLElement | null>) {
  const id = useId()
  const [selected, setSelected] = useState<Tab>('edit')
  const scrollTops = useRef<Record<Tab, number>>({ edit: 0, preview: 0 })

  function select(tab: Tab) {
    const dialog = formRef.current?.closest('dialog')
    scrollTops.current[selected] = dialog?.scrollTop ?? 0
    // The position can only be set once the other one is shown.
    flushSync(() => setSelected(tab))
    if (dialog) dialog.scrollTop = scrollTops.current[tab]
  }

  return {
    selected,
    select,
    getTabId: (tab: Tab) => `${id}-${tab}`,
    getPanelId: (tab: Tab) => `${id}-${tab}-panel`,
  }
}

type Tabs = ReturnType<typeof useEditorTabs>

/** The attributes of the element that a tab shows. */
export const getPanelProps = ({ selected, getTabId, getPanelId }: Tabs, tab: Tab) => ({
  id: getPanelId(tab),
  role: 'tabpanel',
  'aria-labelledby': getTabId(tab),
  hidden: tab !== selected,
})

/** Switches between the form and its preview, with a press or the arrow keys. */
export function EditorTabs({ tabs: { selected, select, getTabId, getPanelId } }: { tabs: Tabs }) {
  const listRef = useRef<HTMLDivElement>(null)

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    listRef.current?.querySelector<HTMLElement>('[aria-selected=false]')?.focus()
    select(selected === 'edit' ? 'preview' : 'edit')
  }

  return (
    <div ref={listRef} role="tablist" aria-label="Event" className="mb-3 grid grid-cols-2 gap-2">
      {(Object.keys(labels) as Tab[]).map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={getTabId(tab)}
          aria-controls={getPanelId(tab)}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => select(tab)}
          onKeyDown={handleKeyDown}
          className={buttonClass({ size: 'small' }, tab === selected ? 'border-warm! bg-plate' : '')}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  )
}
