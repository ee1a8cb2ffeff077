import { NotFoundView } from '../../../components/fallbacks/NotFoundView'

export function UnknownItem() {
  return (
    <NotFoundView
      title="Item Not Found"
      text="The item you're looking for isn't in our hire catalogue."
      link={{ label: 'View Hire Catalogue', to: '/av-hire' }}
    />
  )
}
