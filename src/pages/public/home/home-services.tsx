import { Ruler, Ship, Sun } from '#ui/site/icons/home.tsx'
import { Headset, Wrench } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** The five services. */
export function ServicesBlock() {
  const t = usePageText()
  const { claims, statistics, lines } = useFacts()
  const services = [
    {
      icon: <Sun />,
      title: t('home.systems'),
      text: t('home.systemsText', { from: claims.systemsFromKw, to: claims.systemsToKw }),
    },
    { icon: <Ruler />, title: t('home.advice'), text: t('home.adviceText') },
    { icon: <Ship />, title: t('home.import'), text: t('home.importText', lines) },
    { icon: <Wrench />, title: t('home.setup'), text: t('home.setupText') },
    { icon: <Headset />, title: t('home.care', { hours: statistics.support }), text: t('home.careText') },
  ]
  return (
    <section className="wrap sec split split-l" aria-labelledby="services">
      <div className="stack">
        <h2 id="services">{t('home.services')}</h2>
        <p className="muted">{t('home.servicesText')}</p>
      </div>
      <ul className="rows">
        {services.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
