import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import { phoneLink } from '#kit/links.ts'
import { Leaf, Mail, Phone } from '#ui/site/icons.tsx'
import { Logo } from '#ui/site/logo.tsx'
import { property, thing } from '#ui/site/microdata.ts'
import { MoneyRates, MoneySwitch } from '#ui/site/money-switch.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { company } from './company.ts'
import type { Facts } from './facts.ts'

export type FooterColumn = { title: string; links: readonly { to: string; name: string }[]; more?: ReactNode }

/** The foot of every page: who the company is, ways on, contacts, and the data that this page and today have used. */
export function SiteFooter({ columns, facts }: { columns: readonly FooterColumn[]; facts: Facts }) {
  const t = useText()
  const { language, isLow } = useVisit()
  const { currencies, statistics, hours, opening } = facts
  const hasMicrodata = isLow
  return (
    <footer className="foot dark" {...(hasMicrodata ? thing('LocalBusiness') : null)}>
      <div className="wrap">
        <div className="cols">
          <div className="stack [--gap:.75rem]">
            <a className="logo" href="/" {...(hasMicrodata ? property('url') : null)}>
              <Logo isOnDark />
              {company.brand}
            </a>
            <p className="text">{t('layout.about', { years: Number.parseInt(statistics.years, 10) })}</p>
            <p {...(hasMicrodata ? property('currenciesAccepted', currencies.join(', ')) : null)}>
              {t('layout.currencies', { list: formatList(currencies, language) })}
            </p>
            <MoneySwitch />
            <MoneyRates />
          </div>
          {columns.map(({ title, links, more }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, name }) => (
                  <li key={to}>
                    <a href={to}>{name}</a>
                  </li>
                ))}
                {more}
              </ul>
            </nav>
          ))}
          <div className="fc">
            <h2>{t('nav.contact')}</h2>
            <ul>
              <ContactLine
                href={phoneLink(facts.phones.technical)}
                icon={<Phone />}
                text={facts.phones.technical}
                {...(hasMicrodata ? property('telephone') : null)}
              />
              <ContactLine href={phoneLink(facts.phones.sales)} icon={<Phone />} text={facts.phones.sales} />
              <ContactLine
                href={`mailto:${facts.emails.sales}`}
                icon={<Mail />}
                text={facts.emails.sales}
                {...(hasMicrodata ? property('email') : null)}
              />
            </ul>
            <p className="mt-2">
              <span
                {...(hasMicrodata ? property('openingHours', `${opening.from}-${opening.to} ${opening.opens}-${opening.closes}`) : null)}
              >
                {hours}
              </span>
              <br />
              <span {...(hasMicrodata ? property('address', facts.address) : null)}>{t('layout.pickup', { address: facts.address })}</span>
            </p>
          </div>
        </div>
        <div className="end">
          <span {...(hasMicrodata ? property('name', company.brand) : null)}>{`© ${company.brand}`}</span>
          <span className="row nowrap num gap-1.5">
            {isLow ? <Leaf /> : null}
            <span>
              {isLow ? `${t('layout.low')} · ` : null}
              <a href="/gasto-de-datos" data-visit="" data-today={`\u00a0KB · ${t('layout.dataToday')} `}>
                {t('layout.data')}
              </a>
            </span>
          </span>
        </div>
      </div>
    </footer>
  )
}

function ContactLine({ href, icon, text, itemProp }: { href: string; icon: ReactNode; text: string; itemProp?: string }) {
  return (
    <li itemProp={itemProp}>
      <a className="num" href={href}>
        {icon}
        {text}
      </a>
    </li>
  )
}
