import { SelectField, TextField } from '../../../components/ui/Field'
import { categoryOptions } from '../form/event-fields'
import type { ListView } from './list-view'

const statusOptions = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

type Props = {
  view: ListView
  onSearch: (search: string) => void
  onChange: (changes: Partial<ListView>) => void
}

export function FilterBar({ view, onSearch, onChange }: Props) {
  return (
    <div
      role="search"
      className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 lg:grid-cols-[1fr_14rem_11rem]"
    >
      <TextField
        type="search"
        label="Search"
        placeholder="Part of the title"
        className="col-span-full lg:col-span-1"
        value={view.search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <SelectField
        label="Category"
        placeholder="All Categories"
        options={categoryOptions}
        value={view.category}
        onChange={({ target }) => onChange({ category: target.value as ListView['category'] })}
      />
      <SelectField
        label="Status"
        placeholder="All Status"
        options={statusOptions}
        value={view.status}
        onChange={({ target }) => onChange({ status: target.value as ListView['status'] })}
      />
    </div>
  )
}
