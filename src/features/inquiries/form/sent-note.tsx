import type { ReactNode, Ref } from 'react'
import { icon } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'

const CircleCheck = /* @__PURE__ */ icon('M21.8 10A10 10 0 1 1 17 3.3M9 11l3 3L22 4')

type SentNoteProps = {
  /** Code of the sent inquiry; absent in the hidden note that early/queued-forms.ts fills in. */
  code?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Confirmation that an inquiry has arrived, with its code and the next steps. */
export function SentNote({ code, children, ref }: SentNoteProps) {
  const t = usePageText()
  // Without a code the texts are attributes, which style sheets show. So browsers without styles do not show a confirmation.
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
