import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SUBURB_PARAM } from '../../booking/link'
import { showLinkedSuburb } from '../../booking/place/use-suburb'
import { withParams } from '../../lib/query'

/** Shows the prices for the suburb of a link, such as `?to=Thirroul`, which is then no longer in the URL. */
export function useLinkedSuburb(): void {
  const [params, setParams] = useSearchParams()
  const suburb = params.get(SUBURB_PARAM)
  const take = useEffectEvent((linked: string) => {
    showLinkedSuburb(linked)
    setParams(withParams(params, { [SUBURB_PARAM]: null }), {
      replace: true,
      state: { keepScroll: true },
    })
  })
  useEffect(() => {
    if (suburb) take(suburb)
  }, [suburb])
}
