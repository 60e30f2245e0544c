import { formatList } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Facts } from '../facts.ts'
import type { Reason, Service } from '../setting-keys.ts'

/** A statement as visitors read it. */
export type Statement = { title: string; text: string }
type Words = { t: Translate<PageTexts>; language: Language; facts: Facts }

/** Title and text of a service, for the home page. */
export function serviceWords(service: Service, { t, facts: { claims, statistics, lines, phones } }: Words): Statement {
  const hasChat = phones.technical !== ''
  const words: Record<Service, () => Statement> = {
    systems: () => ({ title: t('home.systems'), text: t('home.systemsText', { from: claims.systemsFromKw, to: claims.systemsToKw }) }),
    advice: () => ({ title: t('home.advice'), text: t('home.adviceText') }),
    import: () => ({ title: t('home.import'), text: t('home.importText', lines) }),
    setup: () => ({ title: t('home.setup'), text: t('home.setupText', { hasChat }) }),
    care: () => ({ title: t('home.care', { hours: statistics.support, hasChat }), text: t('home.careText') }),
  }
  return words[service]()
}

/** Title and text of a reason to buy, for the page about the company. */
export function reasonWords(reason: Reason, { t, language, facts }: Words): Statement {
  const { lines, certificates, phones, emails } = facts
  const country = facts.sites.countryName
  const held = formatList(
    certificates.map(({ name }) => name),
    language,
  )
  const ways = [...(phones.technical ? ['WhatsApp', t('about.byPhone')] : []), ...(emails.technical ? [t('about.byMail')] : [])]
  const words: Record<Reason, () => Statement> = {
    import: () => ({ title: t('about.import'), text: t('about.importText', { ...lines, country }) }),
    stock: () => ({ title: t('about.stock', { country }), text: t('about.stockText') }),
    warranty: () => ({
      title: t('about.warranty'),
      text: t('about.warrantyText', { certificates: held, isSolar: facts.services.includes('systems') }),
    }),
    languages: () => ({ title: t('about.languages'), text: t('about.languagesText', { ways: formatList(ways, language) }) }),
  }
  return words[reason]()
}
