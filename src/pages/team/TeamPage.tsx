export default function TeamPage() {
  return null
}
