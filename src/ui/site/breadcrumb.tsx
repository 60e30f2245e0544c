import { ArrowLeft } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { microdataItem, microdataProperty } from './microdata.ts'

/** Breadcrumb of a page: links to the pages above it, then its own name. */
export function Breadcrumb({ trail = [], here }: { trail?: readonly { to: string; name: string }[]; here: string }) {
  const t = useText()
  const { isLow } = useVisit()
  const hasMicrodata = isLow
  const item = hasMicrodata ? microdataItem('ListItem', 'itemListElement') : null
  const links = [{ to: '/', name: t('nav.home') }, ...trail]
  return (
    <div className="wrap">
      <nav className="crumb" aria-label={t('nav.trail')} {...(hasMicrodata ? microdataItem('BreadcrumbList') : null)}>
        {links.map(({ to, name }, index) => (
          <div key={to} {...item}>
            <a href={to} {...(hasMicrodata ? microdataProperty('item') : null)}>
              {crumb(name, index + 1)}
            </a>
          </div>
        ))}
        <span aria-current="page" {...item}>
          {crumb(here, links.length + 1)}
        </span>
      </nav>
    </div>
  )

  function crumb(name: string, position: number) {
    return (
      <span {...(hasMicrodata ? microdataProperty('position', String(position)) : null)}>
        <span {...(hasMicrodata ? microdataProperty('name') : null)}>{name}</span>
      </span>
    )
  }
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="btn btn-quiet -ml-3" href={to}>
      <ArrowLeft />
      {children}
    </a>
  )
}
