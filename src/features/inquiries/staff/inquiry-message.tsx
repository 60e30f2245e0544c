import { Languages } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import type { Inquiry } from '../inquiry.contract.ts'

/** Translates a text. A failure is returned as a message for staff. */
export type TranslateMessage = (
  text: string,
  languages: { from: Language; to: Language },
) => Promise<{ text: string } | { problem: string }>

type InquiryMessageProps = { inquiry: Inquiry /** Undefined without a translation service. */; translate: TranslateMessage | undefined }

/** The message as written, and on request its translation into the reader's language. */
export function InquiryMessage({ inquiry, translate }: InquiryMessageProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const isReady = useHydrated()
  const isBusy = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<{ language: Language; answer: Awaited<ReturnType<TranslateMessage>> }>()
  // After the reader changes the language of the staff area, the translation has to be requested again.
  const answer = outcome?.language === language ? outcome.answer : undefined
  const translated = answer && 'text' in answer ? answer.text : undefined

  async function ask(): Promise<void> {
    if (isBusy.current || !translate) return
    isBusy.current = true
    setRunning(true)
    setOutcome({ language, answer: await translate(inquiry.message, { from: inquiry.language, to: language }) })
    setRunning(false)
    isBusy.current = false
  }

  return (
    <section className="panel stack">
      <div className="row row-b">
        <h2 className="text-lg">{t('inquiries.message')}</h2>
        <span className="sm muted num" suppressHydrationWarning={true}>
          {formatCubanMoment(inquiry.createdAt, language)}
        </span>
      </div>
      <p className="text text-lg leading-normal whitespace-pre-line break-words" lang={inquiry.language}>
        {inquiry.message}
      </p>
      {translate && inquiry.language !== language && translated === undefined ? (
        <IconButton
          icon={Languages}
          className="btn justify-self-start self-start"
          disabled={!isReady}
          aria-disabled={isRunning || undefined}
          onClick={() => void ask()}
        >
          {t(isRunning ? 'translation.running' : 'inquiries.translate')}
        </IconButton>
      ) : null}
      <div role="status">
        {translated === undefined ? null : (
          <div className="border-l-4 border-line pl-3">
            <h3 className="sm muted">{t('inquiries.translated')}</h3>
            <p className="text leading-normal whitespace-pre-line break-words">{translated}</p>
          </div>
        )}
      </div>
      {answer && 'problem' in answer && !isRunning ? <Note kind="error" title={answer.problem} /> : null}
    </section>
  )
}
