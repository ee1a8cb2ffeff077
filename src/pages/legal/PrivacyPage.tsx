import { privacy, privacyWithVisitorCount } from '../../content/terms/privacy'
import { env } from '../../data/env'
import { LegalPage } from './LegalPage'

export default function PrivacyPage() {
  const document = env.analyticsScriptUrl ? privacyWithVisitorCount : privacy
  return <LegalPage path="/privacy" document={document} gel="teal" />
}
