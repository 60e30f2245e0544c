import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { hasWarehouse, placesOf, placeTitles } from '#features/settings/places.ts'
import type { SettingPicture } from '#features/settings/setting-picture.ts'
import { Clock, MapPin, PackageCheck, Truck } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'

/**
 * Card about the warehouse: its picture if staff have set one, opening hours and pickup, and a link to the map. Without a place of
 * the warehouse it has the company's address. For companies that have set either.
 */
export function WarehouseCard({ picture }: { picture: SettingPicture | null }) {
  const t = usePageText()
  const facts = useFacts()
  const { hours, sites } = facts
  const isWarehouse = hasWarehouse(facts)
  const places = sites.warehousePlace ? [] : placesOf(facts, placeTitles(facts, t))
  return (
    <div className="panel stack">
      {picture ? (
        <div className="pic cover aspect-3/2 rounded-md">
          <Picture {...picture} sizes={pictureSizes.half} ratio="3:2" />
        </div>
      ) : null}
      <h2 className="text-xl">{isWarehouse ? t('about.warehouse', { place: sites.warehousePlace ?? '' }) : t('contact.where')}</h2>
      <ul className="ticks">
        {places.map(({ key, name, street }) => (
          <li key={key}>
            <MapPin />
            {[name, street].filter(Boolean).join(', ')}
          </li>
        ))}
        {sites.handover === 'pickup' ? (
          <li>
            <PackageCheck />
            {t('about.pickup')}
          </li>
        ) : null}
        {hours ? (
          <li>
            <Clock />
            {hours}
          </li>
        ) : null}
        {sites.handover === 'pickup' || (sites.handover && isWarehouse) ? (
          <li>
            <Truck />
            {t('about.vehicle')}
          </li>
        ) : null}
      </ul>
      <a className="btn" href="/contact#place">
        <MapPin />
        {t('about.location')}
      </a>
    </div>
  )
}
