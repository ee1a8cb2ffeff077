import { Spinner } from '../../../components/ui/Spinner'

/** Placeholders for the event cards while they load. */
export function EventSkeletons() {
  return (
    <>
      <Spinner label="Loading events..." />
      <div aria-hidden className="grid animate-pulse gap-5 motion-reduce:animate-none md:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="overflow-hidden rounded-card border border-line bg-raised">
            <div className="aspect-16/9 bg-plate" />
            <div className="grid gap-3.5 p-5">
              <div className="h-3 w-24 rounded bg-plate" />
              <div className="h-5 w-4/5 rounded bg-plate" />
              <div className="h-12 rounded bg-plate" />
              <div className="h-4 w-2/5 rounded bg-plate" />
              <div className="h-touch rounded-full bg-plate" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
