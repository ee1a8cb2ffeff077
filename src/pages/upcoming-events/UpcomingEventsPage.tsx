export default function UpcomingEventsPage() {
  return null
}
