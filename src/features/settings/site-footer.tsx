import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import { phoneLink } from '#kit/links.ts'
import { Leaf, Mail, Phone } from '#ui/site/icons.tsx'
import { Logo } from '#ui/site/logo.tsx'
import { microdataItem, microdataProperty } from '#ui/site/microdata.ts'
import { MoneyRates, MoneySwitch } from '#ui/site/money-switch.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import type { Facts } from './facts.ts'
import { openingValues } from './hours/opening-form.ts'

export type FooterColumn = { title: string; links: readonly { to: string; name: string }[]; more?: ReactNode }

/** Footer of public pages: the company, links, contacts, and the kilobytes that this page and today's pages have used. */
export function SiteFooter({ columns, facts }: { columns: readonly FooterColumn[]; facts: Facts }) {
  const t = useText()
  const { language, isLow, brand } = useVisit()
  const { currencies, hours, week, lines, phones, emails, address, sites } = facts
  const hasMicrodata = isLow
  const hasContact = [phones.technical, emails.sales, hours, address, ...Object.values(facts.links)].some(Boolean)
  return (
    <footer className="foot dark" {...(hasMicrodata ? microdataItem('LocalBusiness') : null)}>
      <div className="wrap">
        <div className="cols">
          <div className="stack [--gap:.75rem]">
            <a className="logo" href="/" {...(hasMicrodata ? microdataProperty('url') : null)}>
              <Logo isOnDark />
              {brand}
            </a>
            {lines.footer ? <p className="text">{lines.footer}</p> : null}
            {currencies.length > 0 ? (
              <p {...(hasMicrodata ? microdataProperty('currenciesAccepted', currencies.join(', ')) : null)}>
                {t('layout.currencies', { list: formatList(currencies, language) })}
              </p>
            ) : null}
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
          {hasContact ? (
            <div className="fc">
              <h2>{t('nav.contact')}</h2>
              <ul>
                {phones.technical ? (
                  <ContactLine
                    href={phoneLink(phones.technical)}
                    icon={<Phone />}
                    text={phones.technical}
                    {...(hasMicrodata ? microdataProperty('telephone') : null)}
                  />
                ) : null}
                {phones.sales === phones.technical ? null : (
                  <ContactLine href={phoneLink(phones.sales)} icon={<Phone />} text={phones.sales} />
                )}
                {emails.sales ? (
                  <ContactLine
                    href={`mailto:${emails.sales}`}
                    icon={<Mail />}
                    text={emails.sales}
                    {...(hasMicrodata ? microdataProperty('email') : null)}
                  />
                ) : null}
                <SocialLinks links={facts.links} />
              </ul>
              <p className="mt-2">
                {hours}
                {hasMicrodata
                  ? openingValues(week).map((value) => <meta key={value} {...microdataProperty('openingHours', value)} />)
                  : null}
                {hours && address ? <br /> : null}
                {address ? (
                  <span {...(hasMicrodata ? microdataProperty('address', address) : null)}>
                    {sites.handover ? t('layout.pickup', { address, isOnly: sites.handover === 'pickup' }) : address}
                  </span>
                ) : null}
              </p>
            </div>
          ) : null}
        </div>
        <div className="end">
          <span {...(hasMicrodata ? microdataProperty('name', brand) : null)}>{`© ${brand}`}</span>
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

const networks = { social_facebook: 'Facebook', social_instagram: 'Instagram', social_telegram: 'Telegram', social_youtube: 'YouTube' }

function SocialLinks({ links }: Pick<Facts, 'links'>) {
  return (Object.entries(links) as [keyof typeof networks, string][]).map(([key, address]) => (
    <li key={key}>
      <a href={address} rel="noreferrer">
        {networks[key]}
      </a>
    </li>
  ))
}
