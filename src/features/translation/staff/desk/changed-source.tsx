import { type DiffPart, DiffWords } from '#ui/staff/diff-words.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'

/** Compares two texts word by word; the page hands it in, since the history owns it. */
export type DiffTexts = (before: string, after: string) => DiffPart[]

/** The source text; in an outdated entry with the words that have changed since it was translated. */
export function ChangedSource({ entry, diff }: { entry: DeskEntry; diff: DiffTexts }) {
  const t = useStaffText()
  const { source, former, state, from } = entry
  const parts = former === null ? [{ kind: 'same' as const, text: source }] : diff(former, source)
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere" lang={from} data-source="">
        <DiffWords parts={parts} />
      </p>
      {state === 'outdated' ? <p className="sm muted">{t(former === null ? 'desk.formerUnknown' : 'desk.changed')}</p> : null}
    </>
  )
}
