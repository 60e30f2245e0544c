import { formatList } from '#i18n/format.ts'
import { siteText } from '#i18n/site.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Facts } from '../facts.ts'

/** Facts about the company as visitors will read them in their two languages. */
export function FactsPreview({ facts, englishHours }: { facts: Facts; englishHours: string }) {
  const t = useStaffText()
  const { phones, emails, address, hours, currencies, statistics } = facts
  const site = siteText('es')
  const figures = (Object.keys(statistics) as (keyof Facts['statistics'])[]).map(
    (key) => [statistics[key], site(`product.stat.${key}`)] as const,
  )
  return (
    <section className="panel stack mt-5" aria-labelledby="preview">
      <h2 className="text-xl" id="preview">
        {t('settings.preview')}
      </h2>
      <p className="sm muted">{t('settings.previewText')}</p>
      <div className="sm stack [--gap:.35rem]" lang="es">
        <p className="num">
          {phones.technical} · {phones.sales} · {phones.warehouse}
        </p>
        <p>
          {emails.technical} · {emails.sales}
        </p>
        <p>{address}</p>
        <p>{hours}</p>
        <p lang="en">{englishHours}</p>
        <p>{site('layout.currencies', { list: formatList(currencies, 'es') })}</p>
        <p lang="en">{siteText('en')('layout.currencies', { list: formatList(currencies, 'en') })}</p>
      </div>
      <div className="plate md:grid-cols-3" lang="es">
        {figures.map(([figure, label]) => (
          <div key={label}>
            <b>{figure}</b>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </section>
  )
}
