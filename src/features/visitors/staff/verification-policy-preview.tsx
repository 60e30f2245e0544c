import { useEffect, useId, useState } from 'react'
import { formatList } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import {
  changeDecision,
  countryCodes,
  formatPolicy,
  isVerificationRequired,
  listUnknownCountries,
  parseVerificationPolicy,
  type VerificationPolicy,
} from '../verification-countries.ts'

/** Countries whose decision is always shown. */
const important = ['CU', 'DE', 'ES', 'MX', 'US', 'CN', 'RU'] as const

/**
 * Shows the effect of a verification policy before it is saved: its countries by name, and the decision for any country.
 *
 * @param text the policy as typed
 */
export function VerificationPolicyPreview({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useStaffText()
  const policy = parseVerificationPolicy(text)
  // Country names may differ between server and browser, so they are rendered only after hydration.
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => setIsInBrowser(true), [])
  return (
    <div className="stack sm pb-4 [--gap:.75rem]">
      {policy === undefined ? (
        <p className="font-semibold text-red" role="status">
          {t('settings.verificationUnknown', { codes: listUnknownCountries(text).join(', ') || text })}
        </p>
      ) : isInBrowser ? (
        <Preview policy={policy} onChange={(changed) => onChange(formatPolicy(changed))} />
      ) : null}
    </div>
  )
}

function Preview({ policy, onChange }: { policy: VerificationPolicy; onChange: (policy: VerificationPolicy) => void }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const nameOf = namesIn(language)
  const listed = [...policy.countries].map(nameOf).sort((a, b) => a.localeCompare(b, language))
  const found = findCountry(typed, nameOf)
  const answer = (country: string) =>
    t(isVerificationRequired(policy, country) ? 'settings.verificationAsked' : 'settings.verificationSpared')
  const isWhole = listed.length === 0
  return (
    <>
      <p role="status">
        <b>
          {isWhole
            ? t(policy.kind === 'except' ? 'settings.verificationAll' : 'settings.verificationNobody')
            : t(policy.kind === 'except' ? 'settings.verificationExcept' : 'settings.verificationOnly', { count: listed.length })}
        </b>
      </p>
      {isWhole ? null : (
        <details>
          <summary className="min-h-11 py-2.5">{t('settings.verificationList')}</summary>
          <p>{formatList(listed, language)}</p>
        </details>
      )}
      <ul className="row gap-x-5 gap-y-1.5">
        {important.map((country) => (
          <li key={country}>
            {nameOf(country)}: <b className={isVerificationRequired(policy, country) ? 'text-red' : 'text-leaf'}>{answer(country)}</b>
          </li>
        ))}
      </ul>
      <div className="field max-w-md">
        <label htmlFor={id}>{t('settings.verificationTry')}</label>
        <input
          id={id}
          className="in"
          list={`${id}-names`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={`${id}-names`}>
          {countryCodes.map((code) => (
            <option key={code} value={nameOf(code)} />
          ))}
        </datalist>
      </div>
      <div className="row gap-x-4 gap-y-2">
        <p role="status">
          {typed.trim() === '' ? '' : found ? `${nameOf(found)} (${found}): ${answer(found)}` : t('settings.verificationNotFound')}
        </p>
        {found ? (
          <button
            className="btn"
            type="button"
            onClick={() => onChange(changeDecision(policy, found, !isVerificationRequired(policy, found)))}
          >
            {t(isVerificationRequired(policy, found) ? 'settings.verificationSpare' : 'settings.verificationAsk', {
              country: nameOf(found),
            })}
          </button>
        ) : null}
      </div>
    </>
  )
}

function namesIn(language: Language): (country: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (country) => names.of(country) ?? country
}

/** Finds a country by its code or its full name. */
function findCountry(typed: string, nameOf: (country: string) => string): string | undefined {
  const wanted = foldText(typed.trim())
  return countryCodes.find((code) => code.toLowerCase() === wanted) ?? countryCodes.find((code) => foldText(nameOf(code)) === wanted)
}
