import { Link } from 'react-router'
import { ArrowLeft } from '#ui/site/icons.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="btn btn-quiet -ml-3" to={to}>
      <ArrowLeft />
      {children}
    </Link>
  )
}
