import { createPortal } from 'react-dom'
import type { SiteNeeds } from '../../hire/needs'
import type { NamedEquipment } from '../../suitability/room/room-text'
import { PrintedHeader } from '../PrintedHeader'
import { SiteNeedsList } from '../SiteNeedsList'
import { PrintedRoom } from './PrintedRoom'

/** The needs of a tier and the visitor's room, printed in place of the page: dialogs are not printed. */
export function PrintedDialog({ equipment, needs }: { equipment: NamedEquipment; needs: SiteNeeds }) {
  const main = document.querySelector('main')
  if (!main) return null
  return createPortal(
    <section className="print-only wrap">
      <PrintedHeader />
      <h2 className="mb-4 text-block">{equipment.name}</h2>
      <SiteNeedsList needs={needs} />
      <PrintedRoom equipment={equipment} />
    </section>,
    main,
  )
}
