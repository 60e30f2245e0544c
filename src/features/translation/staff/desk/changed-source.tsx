import { type DiffPart, DiffWords } from '#ui/staff/diff-words.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'

/** Compares two texts word by word. The page passes the function in, since it belongs to features/history. */
export type DiffTexts = (before: string, after: string) => DiffPart[]

/** The source text. In an outdated entry, words that have changed since the translation are marked. */
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
