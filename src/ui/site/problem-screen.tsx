import type { ReactNode } from 'react'
import { Horizon } from './horizon.tsx'

/** A whole screen that says what is wrong; below stands where to go on. */
export function ProblemScreen({ code, title, text, children }: { code?: string; title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap sec nf">
      <Horizon />
      <div className="stack [--gap:1.25rem]">
        {code ? <p className="num muted [font-weight:600]">{code}</p> : null}
        <h1>{title}</h1>
        <p className="lead muted">{text}</p>
        {children}
      </div>
    </div>
  )
}
