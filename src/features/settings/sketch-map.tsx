import { formatList } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

type SketchMapProps = { office: string; warehouse: string; titles: Record<'office' | 'warehouse', string> }

/** A drawing of two places and the way between them. It shows no distances or directions. */
export function SketchMap({ office, warehouse, titles }: SketchMapProps) {
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
