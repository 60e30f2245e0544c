import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#ui/visit.ts'
import { Horizon } from './horizon.tsx'

/** A whole screen that says what is wrong and where to go on. */
export function ProblemScreen({ code, title, text, children }: { code?: string; title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap sec nf">
      <Horizon />
      <div className="stack [--gap:1.25rem]">
        {code ? <p className="num muted [font-weight:600]">{code}</p> : null}
        <h1>{title}</h1>
        <p className="lead muted">{text}</p>
        <div className="row">{children}</div>
      </div>
    </div>
  )
}

export function MissingScreen() {
  const t = useText()
  return (
    <ProblemScreen code={t('missing.code')} title={t('missing.title')} text={t('missing.text')}>
      <Link className="btn btn-sun" to="/products">
        {t('layout.products')}
      </Link>
      <Link className="btn" to="/">
        {t('missing.home')}
      </Link>
    </ProblemScreen>
  )
}
