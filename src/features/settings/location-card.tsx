import { formatList } from '#i18n/format.ts'
import { MapFolded } from '#ui/site/icons.tsx'
import { microdataItem, microdataProperty } from '#ui/site/microdata.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Facts } from './facts.ts'
import { hasWarehouse, placeTitles } from './places.ts'
import type { SettingPicture } from './setting-picture.ts'

type LocationCardProps = {
  facts: Pick<Facts, 'address' | 'sites' | 'lines' | 'reasons'>
  /** Map that staff have chosen; null: a drawing that names the places is shown. */
  map: SettingPicture | null
}

/** Letters of a label that fit on their half of the drawing. */
const LABEL_MAX = 22

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
  const hasRoom = [officePlace, warehousePlace, titles.office, titles.warehouse].every((label = '') => label.length <= LABEL_MAX)
  if (!address && !officePlace && !map) return null
  // Microdata of the office. The footer has that of the warehouse.
  const hasMicrodata = isLow && officePlace
  return (
    <section className="panel stack" id="place" {...(hasMicrodata ? microdataItem('LocalBusiness') : null)}>
      <h2 className="text-xl" {...(hasMicrodata ? microdataProperty('name', `${brand}, ${titles.office} ${officePlace}`) : null)}>
        {t('contact.where')}
      </h2>
      {map ? <img className="rounded-md" src={map.url} alt={map.alt || t('contact.where')} loading="lazy" /> : null}
      {!map && hasRoom && officePlace && warehousePlace ? (
        <SketchMap office={officePlace} warehouse={warehousePlace} titles={titles} />
      ) : null}
      {address || officePlace ? (
        <p className="[font-weight:600]">{address || [officeStreet, officePlace].filter(Boolean).join(', ')}</p>
      ) : null}
      <p {...(hasMicrodata ? microdataProperty('address', [officeStreet, officePlace, countryName].filter(Boolean).join(', ')) : null)}>
        {address && handover ? t('contact.whereText', { isInWarehouse: hasWarehouse(facts), isOnly: handover === 'pickup' }) : null}
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

type SketchMapProps = { office: string; warehouse: string; titles: Record<'office' | 'warehouse', string> }

/** A drawing of two places and the way between them. It shows no distances or directions. */
function SketchMap({ office, warehouse, titles }: SketchMapProps) {
  const t = usePageText()
  const { language } = useVisit()
  const places = formatList([warehouse, office], language)
  return (
    <svg className="rounded-md bg-sea-soft" viewBox="0 0 400 180" role="img" aria-label={t('contact.map', { places })}>
      <path fill="none" stroke="var(--color-edge)" strokeWidth="2" strokeDasharray="5 5" d="M92 72c60 22 140 0 206 14" />
      <g fill="var(--color-ink)" fontSize="14" textAnchor="middle">
        <circle cx="92" cy="72" r="8" fill="var(--color-sun)" stroke="var(--color-ink)" strokeWidth="2" />
        <circle cx="298" cy="86" r="8" />
        <text x="92" y="104" fontWeight="700">
          {warehouse}
        </text>
        <text x="92" y="122">
          {titles.warehouse}
        </text>
        <text x="298" y="118" fontWeight="700">
          {office}
        </text>
        <text x="298" y="136">
          {titles.office}
        </text>
      </g>
    </svg>
  )
}
