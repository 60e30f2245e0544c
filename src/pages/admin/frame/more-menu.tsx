import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { isHere, moreLinks } from './staff-links.ts'

/** Menu of the pages without a link in the navigation: a `<details>`, so that it opens before scripts are loaded. */
export function MoreMenu() {
  const t = useStaffText()
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  /** Closes the menu and moves the focus to its button, because the focused entry is no longer visible. */
  const close = () => {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  return (
    <details
      ref={details}
      className="an-more"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current?.open) close()
      }}
    >
      <summary className="an-l" data-here={moreLinks.some(({ to }) => isHere(to, pathname)) || undefined}>
        <Ellipsis className="ic" aria-hidden="true" />
        {t('nav.more')}
      </summary>
      <ul className="an-menu">
        {moreLinks.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to, pathname) ? 'page' : undefined} onClick={close}>
              <Icon className="ic" aria-hidden="true" />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
