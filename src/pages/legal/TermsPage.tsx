import { terms } from '../../content/terms/terms'
import { LegalPage } from './LegalPage'

export default function TermsPage() {
  return <LegalPage path="/terms" document={terms} gel="congo" />
}
