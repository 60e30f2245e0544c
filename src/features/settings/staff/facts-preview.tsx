import type { Facts } from '../facts.ts'
import { SettingsPreview } from './settings-form.tsx'

/** Contacts and opening hours as visitors will read them, in Spanish; the hours also in English. */
export function FactsPreview({ facts, englishHours }: { facts: Facts; englishHours: string }) {
  const { phones, emails, address, hours } = facts
  const lines = [
    [...new Set(Object.values(phones))].filter(Boolean).join(' · '),
    [...new Set(Object.values(emails))].filter(Boolean).join(' · '),
    address,
    hours,
  ]
  return (
    <SettingsPreview>
      <div className="sm stack [--gap:.35rem]" lang="es">
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {englishHours ? <p lang="en">{englishHours}</p> : null}
      </div>
    </SettingsPreview>
  )
}
