import type { ReactNode, Ref } from 'react'
import { CircleCheck } from '#ui/site/icons/form.tsx'
import { usePageText } from '#ui/visit.ts'

type SentNoteProps = {
  /** Absent in the note that the early script fills in. */
  code?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** That an inquiry has arrived, the code to quote, and what happens next. */
export function SentNote({ code, children, ref }: SentNoteProps) {
  const t = usePageText()
  // Without a code nothing was sent yet: as attributes the words are in no text browser's page.
  const words = (text: string) => (code ? { children: text } : { 'data-text': text })
  return (
    <div className="note note-ok" ref={ref} tabIndex={-1}>
      <CircleCheck />
      <b {...words(t('inquiry.sent'))} />
      <span>
        <span {...words(`${t('inquiry.code')} `)} />
        {code ? <b className="num">{code}</b> : <b className="num" data-code="" />}
      </span>
      <span className="sm" {...words(t('inquiry.next'))} />
      {children}
    </div>
  )
}
