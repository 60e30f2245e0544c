import { MapFolded } from '#ui/site/icons.tsx'
import { microdataItem, microdataProperty } from '#ui/site/microdata.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Facts } from './facts.ts'
import { hasWarehouse, placeTitles } from './places.ts'
import type { SettingPicture } from './setting-picture.ts'
import { SketchMap } from './sketch-map.tsx'

type LocationCardProps = {
  facts: Pick<Facts, 'address' | 'sites' | 'lines' | 'reasons'>
  /** Map that staff have chosen; null: a drawing that names the places is shown. */
  map: SettingPicture | null
}

/**
 * Address and map of the company, as far as staff have set them. The map is a picture or a drawing: a map service would make
 * visitors load a megabyte.
 */
export function LocationCard({ facts, map }: LocationCardProps) {
  const t = usePageText()
  const { address, sites } = facts
  const { isLow, brand } = useVisit()
  const { officePlace, officeStreet, warehousePlace, handover, pickup, countryName } = sites
  const titles = placeTitles(facts, t)
  if (!address && !officePlace && !map) return null
  // Microdata of the office. The footer has that of the warehouse.
  const hasMicrodata = isLow && officePlace
  return (
    <section className="panel stack" id="place" {...(hasMicrodata ? microdataItem('LocalBusiness') : null)}>
      <h2 className="text-xl" {...(hasMicrodata ? microdataProperty('name', `${brand}, ${titles.office} ${officePlace}`) : null)}>
        {t('contact.where')}
      </h2>
      {map ? <img className="rounded-md" src={map.url} alt={map.alt || t('contact.where')} loading="lazy" /> : null}
      {!map && officePlace && warehousePlace ? <SketchMap office={officePlace} warehouse={warehousePlace} titles={titles} /> : null}
      {address || officePlace ? (
        <p className="[font-weight:600]">{address || [officeStreet, officePlace].filter(Boolean).join(', ')}</p>
      ) : null}
      <p {...(hasMicrodata ? microdataProperty('address', [officeStreet, officePlace, countryName].filter(Boolean).join(', ')) : null)}>
        {address && handover ? t('contact.whereText', { isInWarehouse: hasWarehouse(facts) }) : null}
      </p>
      {pickup.length > 0 ? (
        <ul className="ticks">
          {pickup.map((place) => (
            <li key={place}>
              <MapFolded />
              {place}
            </li>
          ))}
        </ul>
      ) : null}
      {address ? (
        <a className="btn" href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} rel="noreferrer">
          <MapFolded />
          {t('contact.openMap')}
        </a>
      ) : null}
    </section>
  )
}
