import type { ReactNode } from 'react'
import type { StaffText } from '#i18n/staff.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { SettingKey } from '../setting-keys.ts'
import { pictureNames } from '../setting-names.ts'

/** Places of the site for which staff choose a picture, in the order of the screen. The first place is selected initially. */
export const siteAreas = ['hero-1', 'hero-2', 'hero-3', 'team', 'warehouse', 'mark', 'map'] as const
export type SiteArea = (typeof siteAreas)[number]

export const areaKeys = {
  'hero-1': 'hero_image_1',
  'hero-2': 'hero_image_2',
  'hero-3': 'hero_image_3',
  team: 'about_team_image',
  warehouse: 'about_warehouse_image',
  mark: 'company_mark_image',
  map: 'company_map_image',
} as const satisfies Record<SiteArea, SettingKey>

export const areaName = (area: SiteArea, t: StaffText): string => t(pictureNames[areaKeys[area]])

/** Path of the page that shows an area's picture. */
export const areaPage = (area: SiteArea) => (area === 'map' ? '/contact' : area === 'mark' || area.startsWith('hero') ? '/' : '/about')

type AreaCardsProps = {
  selected: SiteArea
  onSelect: (area: SiteArea) => void
  /** Preview of an area's picture; undefined if the area has none, null if the picture was deleted. */
  pictureOf: (area: SiteArea) => ReactNode | null | undefined
}

/** Buttons that select an area, each with its picture. `selected` is the area whose picture is being changed. */
export function AreaCards({ selected, onSelect, pictureOf }: AreaCardsProps) {
  const t = useStaffText()
  return (
    <ul className="med lg:grid-cols-5!" aria-label={t('siteImages.areas')}>
      {siteAreas.map((area) => {
        const picture = pictureOf(area)
        const state = picture === undefined ? 'empty' : picture === null ? 'gone' : 'assigned'
        return (
          <li key={area} className={area === selected ? 'sel' : undefined}>
            <button
              className="block w-full cursor-pointer border-0 bg-transparent p-0 text-left"
              type="button"
              aria-pressed={area === selected}
              onClick={() => onSelect(area)}
            >
              <span className="pic block aspect-[3/2]!">{picture}</span>
              <span className="block px-3 pt-2 pb-3">
                <b className="block">{areaName(area, t)}</b>
                <span className="sm muted">{t(area === selected ? 'siteImages.changing' : `siteImages.${state}`)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
