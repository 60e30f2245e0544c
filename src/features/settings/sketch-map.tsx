import { formatList } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/** A drawing of two places and the way between them. It shows no distances or directions. */
export function SketchMap({
  office,
  warehouse,
  titles,
}: {
  office: string
  warehouse: string
  titles: Record<'office' | 'warehouse', string>
}) {
  const t = usePageText()
  const { language } = useVisit()
  const places = formatList([warehouse, office], language)
  return (
    <svg className="rounded-md bg-sea-soft" viewBox="0 0 400 210" role="img" aria-label={t('contact.map', { places })}>
      <path
        fill="var(--color-sand)"
        d="M0 122c26-6 46-22 76-24 30-3 52 10 82 6 34-5 60-22 96-18 28 3 34 24 58 22 34-4 52-20 88-14v116H0Z"
      />
      <path fill="none" stroke="var(--color-edge)" strokeWidth="2" strokeDasharray="5 5" d="M92 112c60 22 140 0 206 14" />
      <g fill="var(--color-ink)" fontSize="14" textAnchor="middle">
        <circle cx="92" cy="112" r="8" fill="var(--color-sun)" stroke="var(--color-ink)" strokeWidth="2" />
        <circle cx="298" cy="126" r="8" />
        <text x="92" y="144" fontWeight="700">
          {warehouse}
        </text>
        <text x="92" y="162">
          {titles.warehouse}
        </text>
        <text x="298" y="158" fontWeight="700">
          {office}
        </text>
        <text x="298" y="176">
          {titles.office}
        </text>
      </g>
    </svg>
  )
}
