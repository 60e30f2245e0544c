import { ArrowLeft } from '#ui/site/icons.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="btn btn-quiet -ml-3" href={to}>
      <ArrowLeft />
      {children}
    </a>
  )
}
