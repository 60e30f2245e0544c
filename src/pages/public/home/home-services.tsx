import { serviceWords } from '#features/settings/company/statement-words.ts'
import type { Service } from '#features/settings/setting-keys.ts'
import { Headset, Ruler, Ship, Sun, Wrench } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

const icons: Record<Service, React.ReactNode> = {
  systems: <Sun />,
  advice: <Ruler />,
  import: <Ship />,
  setup: <Wrench />,
  care: <Headset />,
}

/** The company's services; hidden until staff have chosen a service. */
export function ServicesBlock() {
  const t = usePageText()
  const { language } = useVisit()
  const facts = useFacts()
  const { services, reasons, phones } = facts
  if (services.length === 0) return null
  return (
    <section className="wrap sec split split-l" aria-labelledby="services">
      <div className="stack">
        <h2 id="services">{t('home.services', { count: services.length })}</h2>
        {phones.technical ? <p className="muted">{t('home.servicesText', { isInThree: reasons.includes('languages') })}</p> : null}
      </div>
      <ul className="rows">
        {services.map((service) => {
          const { title, text } = serviceWords(service, { t, language, facts })
          return (
            <li key={service}>
              {icons[service]}
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
