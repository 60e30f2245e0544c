import { useStaffText } from '#ui/staff/text.ts'
import type { Facts } from '../facts.ts'

/** Contacts and opening hours as visitors will read them, in Spanish; the hours also in English. */
export function FactsPreview({ facts, englishHours }: { facts: Facts; englishHours: string }) {
  const t = useStaffText()
  const { phones, emails, address, hours } = facts
  const lines = [
    [...new Set(Object.values(phones))].filter(Boolean).join(' · '),
    [...new Set(Object.values(emails))].filter(Boolean).join(' · '),
    address,
    hours,
  ]
  return (
    <section className="panel stack mt-5" aria-labelledby="preview">
      <h2 className="text-xl" id="preview">
        {t('settings.preview')}
      </h2>
      <p className="sm muted">{t('settings.previewText')}</p>
      <div className="sm stack [--gap:.35rem]" lang="es">
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {englishHours ? <p lang="en">{englishHours}</p> : null}
      </div>
    </section>
  )
}
