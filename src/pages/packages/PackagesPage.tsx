export default function PackagesPage() {
  return null
}
