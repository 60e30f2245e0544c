import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts, useHasCalculator } from './layout-data.ts'
import { LegalContact } from './legal-contact.tsx'

/** Date on which these texts were last checked against the shop's behaviour. */
const REVISED = '2026-11-29T15:00:00Z'

/** Privacy policy. A commit that changes which data is stored, where or for how long also changes this text and `REVISED`. */
export function Privacy({ text }: { text: ReactNode }) {
  const t = usePageText()
  const { language, money, brand } = useVisit()
  const { company, sites, phones, emails } = useFacts()
  const hasPhone = phones.technical !== ''
  const hasContact = hasPhone || emails.technical !== ''
  const hasCalculator = useHasCalculator()
  const { legalName = brand, legalAddress } = company
  // The sentence ends after the name: removes the last dot of "S.R.L.", so that there is only one.
  const holder = (legalAddress ? `${legalName}, ${legalAddress}` : legalName).replace(/\.$/, '')
  return (
    <>
      <h2>{t('privacy.short')}</h2>
      <p>{t('privacy.shortText')}</p>
      <h2>{t('privacy.who')}</h2>
      <p>{t('privacy.whoText', { holder, hasPhone, hasContact })}</p>
      <LegalContact />
      <h2>{t('privacy.device')}</h2>
      <p>{t('privacy.deviceText')}</p>
      <Keys
        keys={[
          ['language', t('privacy.language')],
          ['pages-1, files-1, pictures-1', t('privacy.pages')],
          ['catalogue-1, catalogue-pictures-1', t('privacy.catalogue')],
          ['cart', t('privacy.cart', { hasCalculator })],
          ...(hasCalculator ? ([['calculated', t('privacy.calculated')]] as const) : []),
          ...(hasPhone ? ([['order-opened', t('privacy.opened')]] as const) : []),
          ['order-notes', t('privacy.orderNotes')],
          ['inquiries, waiting-1', t('privacy.waiting')],
          ['inquiry-person', t('privacy.person')],
          ['cart-sent', t('privacy.cartSent')],
          ['inquiry-draft', t('privacy.draft')],
          ['cookie-consent', t('privacy.consent')],
          ['compare, compare-checked', t('privacy.compare')],
          ['searches', t('privacy.searches')],
          ...(hasCalculator ? ([['home, homes, carries', t('privacy.home')]] as const) : []),
          ['data-today, own-bytes-1', t('privacy.visit')],
          ['visits', t('privacy.lateVisits')],
          ['draft:…', t('privacy.drafts')],
          ['photos', t('privacy.photos')],
        ]}
      />
      <h2>{t('privacy.cookies')}</h2>
      <p>{t('privacy.cookiesText')}</p>
      <Keys
        keys={[
          ['language', t('privacy.cookieLanguage')],
          // Without rates visitors cannot choose a currency, and this cookie does not exist.
          ...(money ? ([['money', t('privacy.cookieMoney')]] as const) : []),
          ['session, __Host-session, staff', t('privacy.cookieStaff')],
          ['device, __Host-device', t('privacy.cookieDevice')],
          ['staff-language', t('privacy.cookieStaffLanguage')],
          ['human, __Host-human, human_verified', t('privacy.cookieHuman')],
        ]}
      />
      <h2>{t('privacy.server')}</h2>
      <p>{t('privacy.serverText1')}</p>
      <p>{t('privacy.serverText2')}</p>
      <h2>{t('privacy.visits')}</h2>
      <p>{t('privacy.visitsText1', { hasPhone })}</p>
      <p>{t('privacy.visitsText2')}</p>
      <p>{t('privacy.visitsText3')}</p>
      <h2>{t('privacy.human')}</h2>
      <p>{t('privacy.humanText1')}</p>
      <p>{t('privacy.humanText2')}</p>
      <h2>{t('privacy.inquiry')}</h2>
      <p>{t('privacy.inquiryText1')}</p>
      <p>{t('privacy.inquiryText2')}</p>
      {hasContact ? (
        <>
          <h2>{t('privacy.chat', { hasPhone })}</h2>
          <p>{t('privacy.chatText', { hasPhone })}</p>
        </>
      ) : null}
      <h2>{t('privacy.backup')}</h2>
      <p>{t('privacy.backupText')}</p>
      <h2>{t('privacy.share')}</h2>
      <p>{t('privacy.shareText')}</p>
      <h2>{t('privacy.rights')}</h2>
      <p>{t('privacy.rightsText1')}</p>
      <p>{t('privacy.rightsText2', { isInCuba: sites.country === 'CU' })}</p>
      {text}
      <p className="sm muted">{t('privacy.revised', { date: formatDate(REVISED, language) })}</p>
    </>
  )
}

/** List of storage keys or cookies, each with its purpose. */
function Keys({ keys }: { keys: readonly (readonly [name: string, what: string])[] }) {
  return (
    <ul className="stack [--gap:.5rem]">
      {keys.map(([name, what]) => (
        <li key={name}>
          <code className="lbl">{name}</code>
          {`: ${what}`}
        </li>
      ))}
    </ul>
  )
}
