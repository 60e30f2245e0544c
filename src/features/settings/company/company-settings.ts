import { linesOf, settingsByKey } from '../contacts.ts'
import { parseCurrencies } from '../currencies.ts'
import { parseOpening } from '../hours/opening-form.ts'
import type { Setting } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'
import { type Certificate, certificatesText, parseCertificates } from './certificates.ts'
import { type Company, type CompanyInput, weekText } from './company.contract.ts'
import { companyPaths } from './company-fields.ts'
import { isStatementsKey, parseStatements, statements } from './statements.ts'

/** Reads the company as one object from its settings. */
export function companyFrom(settings: readonly Setting[]): Company {
  const set = settingsByKey(settings)
  const company: Record<string, unknown> = {}
  for (const { key, path } of companyPaths) {
    let place = company
    for (const name of path.slice(0, -1)) {
      place[name] ??= {}
      place = place[name] as Record<string, unknown>
    }
    place[path.at(-1) ?? ''] = readFact(key, set[key])
  }
  return company as Company
}

/** Rewrites a stored value as `settingsOf` would write the same fact; '' if the stored value is unreadable. */
export function canonicalValue({ key, value }: { key: SettingKey; value: string }): string {
  return writeFact(key, readFact(key, value.trim() || undefined))
}

/** Settings of the given facts. Absent facts are left out; null and empty lists become ''. */
export function settingsOf(input: CompanyInput): { key: SettingKey; value: string; path: string }[] {
  return companyPaths.flatMap(({ key, path }) => {
    const fact = path.reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], input)
    return fact === undefined ? [] : [{ key, value: writeFact(key, fact), path: path.join('.') }]
  })
}

function readFact(key: SettingKey, value: string | undefined): unknown {
  if (key === 'currencies') return parseCurrencies(value ?? '') ?? []
  if (key === 'company_certificates') return parseCertificates(value ?? '') ?? []
  if (key === 'company_pickup_places') return linesOf(value)
  if (isStatementsKey(key)) return parseStatements<string>(value ?? '', statements[key]) ?? []
  if (value === undefined) return null
  if (key === 'opening_hours') return parseOpening(value) ?? null
  return key.startsWith('claim_') ? Number(value.replace(',', '.')) : value
}

function writeFact(key: SettingKey, fact: unknown): string {
  if (fact === null) return ''
  if (key === 'opening_hours') return weekText(fact as Parameters<typeof weekText>[0])
  if (key === 'company_certificates') return certificatesText(fact as Certificate[])
  if (Array.isArray(fact)) return fact.join(key === 'currencies' || isStatementsKey(key) ? ', ' : '\n')
  return String(fact).trim()
}
