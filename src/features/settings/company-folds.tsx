import { formatFileSize } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { Fold } from '#ui/site/fold.tsx'
import { Check } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { documentSize } from './documents/document-address.ts'
import type { Facts } from './facts.ts'

// Sections about the company in the accordion of a product page.

export function WhyUs({ facts, isInWarehouse }: { facts: Facts; isInWarehouse: boolean }) {
  const t = useText()
  const { years } = facts.statistics
  const partner = facts.lines.partner.replace(/^./, (letter) => letter.toUpperCase())
  const texts = [
    ...(years ? [t('product.whyYears', { years, partner })] : []),
    ...(isInWarehouse && facts.reasons.includes('stock') ? [t('product.whyStock', { country: facts.sites.countryName })] : []),
    ...(facts.reasons.includes('languages') ? [t('product.whyLanguages')] : []),
  ]
  if (texts.length === 0) return null
  return (
    <Fold title={t('product.why')}>
      <Ticks texts={texts} />
    </Fold>
  )
}

export function SupportChannels({ facts }: { facts: Facts }) {
  const t = useText()
  const { support } = facts.statistics
  const texts = [
    ...(support ? [t('product.supportChat', { support })] : []),
    ...(facts.hours && facts.phones.sales ? [t('product.supportPhone', { hours: facts.hours })] : []),
    ...(facts.emails.sales ? [t('product.supportMail')] : []),
  ]
  if (texts.length === 0) return null
  return (
    <Fold title={t('product.support')}>
      <Ticks texts={texts} />
    </Fold>
  )
}

/**
 * The company's certificates. For goods that they do not cover, the section links to the documents on the page about the company;
 * without documents it invites visitors to ask on WhatsApp, and without a sales number it is left out.
 */
export function Certifications({ facts: { certificates, phones }, isCertified }: { facts: Facts; isCertified: boolean }) {
  const t = useText()
  const isListed = isCertified && certificates.length > 0
  const hasDocuments = hasCertificateDocuments(certificates)
  if (!phones.sales && !isListed && !hasDocuments) return null
  return (
    <Fold title={t('product.certifications')}>
      <p className="row">
        {isListed ? (
          <CertificateTags certificates={certificates} />
        ) : hasDocuments ? (
          <a className="btn" href="/about#certificates">
            {t('product.certificatesOfCompany')}
          </a>
        ) : (
          t('product.certificatesAsk')
        )}
      </p>
    </Fold>
  )
}

/** True if a certificate has a document: the page about the company then lists the certificates. */
export const hasCertificateDocuments = (certificates: Facts['certificates']) => certificates.some(({ document }) => document)

/** Names of certificates. A name links to the document of the certificate, if it has one; for a stored PDF the link shows kind and size. */
export function CertificateTags({ certificates }: Pick<Facts, 'certificates'>) {
  const { language } = useVisit()
  return certificates.map(({ name, document }) =>
    document ? (
      <a key={name} className="tag" style={wrapping(name)} href={document}>
        {name + kindAndSize(document, language)}
      </a>
    ) : (
      <span key={name} className="tag" style={wrapping(name)}>
        {name}
      </span>
    ),
  )
}

/** Style of a long name, which must wrap on a phone. Most names are short and need no style, which saves bytes. */
const wrapping = (name: string) => (name.length > 18 ? ({ whiteSpace: 'normal', overflowWrap: 'anywhere' } as const) : undefined)

/** Kind and size of a PDF that the shop stores, such as " (PDF, 340 KB)"; '' for the address of a page or picture. */
function kindAndSize(address: string, language: Language): string {
  const bytes = documentSize(address)
  return bytes === undefined ? '' : ` (PDF, ${formatFileSize(bytes, language)})`
}

type WarrantiesProps = {
  facts: Facts
  /** False leaves out the warranty on the power output. */
  isPerformanceCovered: boolean
  keepsPower: boolean
  hasParts: boolean
}

/**
 * Up to three kinds of warranty, worded for the kind of goods. Left out unless owners have chosen "warranty" as a reason to buy.
 * `keepsPower` and `hasParts`: see `Advice` in `catalog/goods/advice.ts`.
 */
export function Warranties({ facts, isPerformanceCovered, keepsPower, hasParts }: WarrantiesProps) {
  const t = useText()
  if (!facts.reasons.includes('warranty')) return null
  const kinds = [
    [t('product.warrantyProduct'), t('product.warrantyProductText')],
    ...(isPerformanceCovered
      ? ([[t('product.warrantyPower'), t(keepsPower ? 'product.warrantyPowerText' : 'product.warrantyAsStated')]] as const)
      : []),
    [t('product.support'), t(hasParts ? 'product.warrantySupportText' : 'product.warrantyAdvice')],
  ] as const
  return (
    <Fold title={t('product.warranties')}>
      <dl className="stack [--gap:.6rem]">
        {kinds.map(([kind, text]) => (
          <div key={kind}>
            <dt className="lbl">{kind}</dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

export function CompanyFigures({ facts: { statistics, lines } }: { facts: Facts }) {
  const t = useText()
  const names = (Object.keys(statistics) as (keyof Facts['statistics'])[]).filter((name) => statistics[name])
  if (names.length === 0) return null
  return (
    <Fold title={t('product.company')} isOpen>
      <div className="plate lg:[--n:3]">
        {names.map((key) => (
          <div key={key}>
            <b>{statistics[key]}</b>
            <span>{t(`product.stat.${key}`, lines)}</span>
          </div>
        ))}
      </div>
    </Fold>
  )
}

function Ticks({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="ticks">
      {texts.map((text) => (
        <li key={text}>
          <Check />
          {text}
        </li>
      ))}
    </ul>
  )
}
