import { AdminArea } from './AdminArea'
import { EnquiriesScreen } from './enquiries/EnquiriesScreen'

export default function EnquiriesPage() {
  return (
    <AdminArea
      title="Enquiries"
      description="Staff only. Sign in to read and answer the enquiries from the contact page."
      purpose="read and answer enquiries"
      Screen={EnquiriesScreen}
    />
  )
}
