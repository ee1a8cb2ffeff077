import { NotFoundView } from '../../components/NotFoundView'

export default function UnknownPackagePage() {
  return (
    <NotFoundView
      title="Package Not Found"
      text="The package you're looking for doesn't exist or is no longer available."
      link={{ label: 'View Available Packages', to: '/packages' }}
    />
  )
}
