import { ServiceGrid } from '../../components/cards/ServiceGrid'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { featuredServices } from '../../content/services'

export default function NotFoundPage() {
  return (
    <NotFoundView
      title="Page Not Found"
      text="We can't find that page. It may have moved, or there's a typo in the address."
      link={{ label: 'Return Home', to: '/' }}
    >
      <ServiceGrid services={featuredServices} title="Featured services" titleVisible />
    </NotFoundView>
  )
}
