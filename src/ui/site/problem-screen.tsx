import type { ReactNode } from 'react'

/** A page that reports a problem; `children` offer links to go on. */
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

/** Drawing of half a sun on the horizon of the sea. */
function Horizon() {
  return (
    <svg viewBox="0 0 360 130" aria-hidden="true">
      <path fill="var(--color-sun)" d="M110 92a70 70 0 0 1 140 0Z" />
      <path stroke="var(--color-ink)" strokeWidth="2" d="M0 92h360" />
      <path stroke="var(--color-edge)" strokeWidth="2" strokeLinecap="round" d="M120 104h120M142 114h76M160 124h40" />
    </svg>
  )
}
