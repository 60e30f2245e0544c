import type { ReactNode } from 'react'
import { phoneLink, whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { ChevronRight, Clock, MapPin, Menu, Phone, X } from '#ui/site/icons.tsx'
import { LanguageSwitch } from '#ui/site/language-switch.tsx'
import { hasLongName, Logo } from '#ui/site/logo.tsx'
import { MoneySwitch } from '#ui/site/money-switch.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import type { Facts } from './facts.ts'

type NavigationLink = { to: string; name: string; isHere: boolean }
type HeaderProps = { links: readonly NavigationLink[]; facts: Facts; children: ReactNode }

/** Header of public pages: a bar with contacts and language; then logo, navigation, search and cart (`children`), WhatsApp. */
export function SiteHeader({ links, facts, children }: HeaderProps) {
  const t = useText()
  const { brand } = useVisit()
  return (
    <header className={hasLongName(brand) ? 'long-name' : undefined}>
      <UtilityBar facts={facts} />
      <div className="hdr">
        <div className="wrap">
          <a className="logo" href="/">
            <Logo />
            {brand}
          </a>
          <nav className="nav" aria-label={t('nav.name')}>
            {links.map(({ to, name, isHere }) => (
              <a key={to} href={to} aria-current={isHere ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
          {children}
          <ChatLink className="btn btn-wa hdr-wa" href={whatsappLink(facts.phones.technical, t('layout.helpMessage'))}>
            <WhatsappIcon />
            WhatsApp
          </ChatLink>
          <button className="hb hide-d" type="button" popoverTarget="menu" aria-label={t('layout.menu')}>
            <Menu />
            <X />
          </button>
          <MobileMenu links={links} facts={facts} />
        </div>
      </div>
    </header>
  )
}

/** Style of a text with a word of 25 letters or more, which may need a line break. Most texts need none, which saves bytes. */
const breakingLongWords = (text: string) => (/\S{25}/.test(text) ? ({ overflowWrap: 'anywhere' } as const) : undefined)

function UtilityBar({ facts: { phones, hours, sites } }: { facts: Facts }) {
  return (
    <div className="util dark hide-m">
      <div className="wrap">
        {sites.line ? (
          <span className="row nowrap gap-1.5" style={breakingLongWords(sites.line)}>
            <MapPin />
            {sites.line}
          </span>
        ) : null}
        {hours ? (
          <span className="row nowrap gap-1.5" style={breakingLongWords(hours)}>
            <Clock />
            {hours}
          </span>
        ) : null}
        {numbersOf(phones).map((phone, index) => (
          <a key={phone} className={index === 0 ? 'num push' : 'num'} href={phoneLink(phone)}>
            <Phone />
            {phone}
          </a>
        ))}
        {numbersOf(phones).length > 0 ? null : <span className="push" />}
        <MoneySwitch />
        <LanguageSwitch />
      </div>
    </div>
  )
}

/** Menu on phones. It uses the `popover` attribute of HTML, so that it opens without script. */
function MobileMenu({ links, facts: { phones, hours, sites } }: Omit<HeaderProps, 'children'>) {
  const t = useText()
  const { money } = useVisit()
  return (
    <div className="menu hide-d" id="menu" popover="auto">
      <div className="stack">
        <nav aria-label={t('nav.name')}>
          {links.map(({ to, name, isHere }) => (
            <a key={to} href={to} aria-current={isHere ? 'page' : undefined}>
              {name}
              <ChevronRight />
            </a>
          ))}
        </nav>
        <div className="row row-b">
          <span className="lbl">{t('layout.language')}</span>
          <LanguageSwitch isLarge />
        </div>
        {money ? (
          <div className="row row-b">
            <span className="lbl">{t('money.label')}</span>
            <MoneySwitch />
          </div>
        ) : null}
        <ChatLink className="btn btn-wa btn-lg btn-wide" href={whatsappLink(phones.technical, t('layout.helpMessage'))}>
          <WhatsappIcon />
          {t('layout.write')}
        </ChatLink>
        <div className="row">
          {numbersOf(phones).map((phone) => (
            <a key={phone} className="btn num flex-1 px-2" href={phoneLink(phone)}>
              <Phone />
              {withinCuba(phone)}
            </a>
          ))}
        </div>
        <ul className="stack sm muted [--gap:.4rem]">
          {sites.line ? (
            <li className="row nowrap gap-2">
              <MapPin />
              {sites.line}
            </li>
          ) : null}
          {hours ? (
            <li className="row nowrap gap-2">
              <Clock />
              {hours}
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}

/** Phone numbers for calls, without duplicates. */
const numbersOf = ({ technical, sales }: Facts['phones']) => [...new Set([technical, sales])].filter(Boolean)

/** A number without Cuba's calling code, so that two buttons fit side by side on a phone. */
function withinCuba(phone: string): string {
  return phone.replace(/^\+53\s*/, '')
}
