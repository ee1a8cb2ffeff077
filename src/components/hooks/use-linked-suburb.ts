import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SUBURB_PARAM } from '../../booking/link'
import { useSuburb } from '../../hire/use-suburb'
import { withParams } from '../../lib/query'

/** Takes the suburb of a link, such as `?to=Thirroul`, and removes it from the URL, so that a reload keeps a later one. */
export function useLinkedSuburb(): void {
  const [params, setParams] = useSearchParams()
  const { changeSuburb } = useSuburb()
  const suburb = params.get(SUBURB_PARAM)
  const take = useEffectEvent((linked: string) => {
    void changeSuburb(linked)
    setParams(withParams(params, { [SUBURB_PARAM]: null }), {
      replace: true,
      state: { keepScroll: true },
    })
  })
  useEffect(() => {
    if (suburb) take(suburb)
  }, [suburb])
}
