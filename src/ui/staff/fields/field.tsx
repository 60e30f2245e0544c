import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Notes that every field may have below its input. */
export type FieldNotes = {
  /** Message about invalid input. */
  problem?: string | undefined
  /** Warning that needs no change. */
  warning?: string | undefined
  help?: ReactNode
}

/** Ids for aria-describedby, which tie notes to an input; undefined without notes. */
export function describedBy(id: string, { problem, warning, help }: FieldNotes): string | undefined {
  const ids = [problem && `${id}-problem`, warning && `${id}-warning`, help ? `${id}-help` : undefined].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** `isAnnounced`: screen readers read the problem at once, for an input that has the focus already. */
type AnnouncedNotes = FieldNotes & { isAnnounced?: boolean }

export function FieldNotesBelow({ id, problem, warning, help, isAnnounced }: AnnouncedNotes & { id: string }) {
  return (
    <>
      {problem ? (
        <p className="err" id={`${id}-problem`} role={isAnnounced ? 'alert' : undefined}>
          <CircleAlert className="ic" aria-hidden="true" />
          {problem}
        </p>
      ) : null}
      {warning ? (
        <p className="warn" id={`${id}-warning`}>
          {warning}
        </p>
      ) : null}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </>
  )
}

type LabelledFieldProps = AnnouncedNotes & { id: string; label: ReactNode; suffix?: string | undefined; children: ReactNode }

/** A field: the label of the input with this id, the input as children, and its notes. */
export function LabelledField({ id, label, suffix, children, ...notes }: LabelledFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {suffix ? <span className="opt"> {suffix}</span> : null}
      </label>
      {children}
      <FieldNotesBelow id={id} {...notes} />
    </div>
  )
}

type FormBoxProps = { id: string; title: string; children: ReactNode }

/** A section of a long form in a box, named by its heading. */
export function FormBox({ id, title, children }: FormBoxProps) {
  return (
    <section className="panel stack fs [--gap:1.1rem]" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
