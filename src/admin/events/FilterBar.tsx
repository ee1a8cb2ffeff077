import { SelectField, TextField } from '../../components/ui/Field'
import { categoryOptions } from './event-categories'
import type { EventFilters } from './event-filters'

const statusOptions = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

type Props = { filters: EventFilters; onChange: (filters: EventFilters) => void }

export function FilterBar({ filters, onChange }: Props) {
  return (
    <div
      role="search"
      className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4 lg:grid-cols-[1fr_16rem_13rem]"
    >
      <TextField
        type="search"
        label="Search"
        placeholder="Part of the title"
        className="col-span-full lg:col-span-1"
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value })}
      />
      <SelectField
        label="Category"
        placeholder="All Categories"
        options={categoryOptions}
        value={filters.category}
        onChange={({ target }) => onChange({ ...filters, category: target.value as EventFilters['category'] })}
      />
      <SelectField
        label="Status"
        placeholder="All Status"
        options={statusOptions}
        value={filters.status}
        onChange={({ target }) => onChange({ ...filters, status: target.value as EventFilters['status'] })}
      />
    </div>
  )
}
