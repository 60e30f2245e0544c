import { Link } from 'react-router'
import { useText } from '#ui/visit.ts'

/** Where a page stands: links to what lies above it, then its own name. */
export function Breadcrumb({ trail = [], here }: { trail?: readonly { to: string; name: string }[]; here: string }) {
  const t = useText()
  return (
    <div className="wrap">
      <nav className="crumb" aria-label={t('nav.trail')}>
        <Link to="/">{t('nav.home')}</Link>
        {trail.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        <span aria-current="page">{here}</span>
      </nav>
    </div>
  )
}
