import { Link } from 'react-router'
import type { StaffText } from '#i18n/staff.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { PictureUse } from '../image.contract.ts'

/** Places that show a picture, each with a link to the page on which staff change it. */
export function UsedIn({ uses }: { uses: readonly PictureUse[] }) {
  const t = useStaffText()
  if (uses.length === 0) return <p className="muted">{t('library.unused')}</p>
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.subject}`}>
          <Link className="inline-flex min-h-11 items-center" to={placeOf(use)}>
            {nameOfUse(use, t)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Place that shows a picture, in words: "Produkt: Paneel 550 W". */
export function nameOfUse({ kind, subject, title }: PictureUse, t: StaffText): string {
  if (kind !== 'setting') return t(`library.${kind}`, { title })
  const known = {
    hero_image_1: t('siteImages.hero1'),
    hero_image_2: t('siteImages.hero2'),
    hero_image_3: t('siteImages.hero3'),
    about_team_image: t('siteImages.team'),
    about_warehouse_image: t('siteImages.warehouse'),
    company_mark_image: t('siteImages.mark'),
    company_map_image: t('siteImages.map'),
  }[subject]
  return t('library.setting', { title: known ?? subject })
}

function placeOf({ kind, subject }: PictureUse): string {
  if (kind === 'setting') return '/admin/site-images'
  return `/admin/${kind === 'category' ? 'categories' : kind === 'subcategory' ? 'subcategories' : 'products'}/${subject}/edit`
}
