import { NotFoundView } from '../../components/NotFoundView'

export default function UnknownItemPage() {
  return (
    <NotFoundView
      title="Item Not Found"
      text="The item you're looking for isn't in our hire catalogue."
      link={{ label: 'View Hire Catalogue', to: '/av-hire' }}
    />
  )
}
