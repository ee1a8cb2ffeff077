export default function EventsAdminPage() {
  return null
}
