import { locales } from '#i18n/language.ts'
import { Boxes, MessagesSquare, ShieldCheck, Ship } from '#ui/site/icons/about.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'

/** Four reasons to buy here. */
export function WhyChooseUs() {
  const t = usePageText()
  const { language } = useVisit()
  const { certificates: held, lines, address, sites } = useFacts()
  const { countryName: country, warehousePlace, handover } = sites
  const certificates = new Intl.ListFormat(locales[language]).format(held.map(({ name }) => name))
  const reasons = [
    { icon: <Ship className="ic-lg" />, title: t('about.import'), text: t('about.importText', { ...lines, country }) },
    ...((address || warehousePlace) && handover
      ? [{ icon: <Boxes className="ic-lg" />, title: t('about.stock', { country }), text: t('about.stockText') }]
      : []),
    { icon: <ShieldCheck className="ic-lg" />, title: t('about.warranty'), text: t('about.warrantyText', { certificates }) },
    { icon: <MessagesSquare className="ic-lg" />, title: t('about.languages'), text: t('about.languagesText') },
  ]
  return (
    <section className="band" aria-labelledby="why">
      <div className="wrap sec">
        <div className="head">
          <h2 id="why">{t('about.why')}</h2>
        </div>
        <ul className="split split-2 gap-y-6">
          {reasons.map(({ icon, title, text }) => (
            <li key={title} className="row nowrap items-start gap-4">
              <span className="flex-none text-sea">{icon}</span>
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
