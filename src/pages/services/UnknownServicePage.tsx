import { NotFoundView } from '../../components/NotFoundView'

export default function UnknownServicePage() {
  return (
    <NotFoundView
      title="Service Not Found"
      text="The service you're looking for doesn't exist."
      link={{ label: 'Return Home', to: '/' }}
    />
  )
}
