export default function AvHirePage() {
  return null
}
