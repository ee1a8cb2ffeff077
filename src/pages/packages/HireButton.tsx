import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadError } from '../../components/fallbacks/LoadError'
import type { TierDetails } from '../../packages/tiers'
import type { SitePath } from '../../sitemap'

// Dates and delivery are a part of the quote, but not of this page.
const loadQuote = () => import('../../hire/quote')
const prefetchQuote = () => void loadQuote().catch(() => undefined)

/** Adds the tier's items to the visitor's quote, and opens it on the hire page. */
export function HireButton({ details: { tier, kit } }: { details: TierDetails }) {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)

  async function addToQuote() {
    try {
      const { addKit } = await loadQuote()
      addKit(kit)
      void navigate('/av-hire' satisfies SitePath, { state: { isQuoteOpen: true } })
    } catch {
      setHasFailed(true)
    }
  }

  if (hasFailed) return <LoadError name="The quote cart" onRetry={() => void addToQuote()} />
  return (
    <button
      type="button"
      onPointerEnter={prefetchQuote}
      onFocus={prefetchQuote}
      onClick={() => void addToQuote()}
      className="min-h-touch w-full text-small font-semibold text-warm underline underline-offset-4 noscript:hidden"
    >
      Hire these items one by one <span className="sr-only">{`(${tier.name})`}</span>
    </button>
  )
}
