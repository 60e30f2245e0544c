import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { isLanguage, type Language, languages } from '#i18n/language.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { forgetKept, useKeptText } from '#ui/staff/kept-text.ts'
import { SelectField } from '#ui/staff/select-field.tsx'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'
import { LONGEST_LINK, mailReply, type ReplyTemplate, replyTemplates, replyText, whatsappReply } from './reply.ts'

type ReplyPanelProps = {
  /** Give another inquiry another `key`. */
  inquiry: Inquiry
  brand: string
  /** What it asks for, a line a product, with today's prices. */
  productsIn: (language: Language) => string
  /** The answer was opened where it is sent from. */
  onOpened: () => void
}

/** An answer over WhatsApp or by e-mail: begun by a template in the visitor's language, changed at will, sent elsewhere. */
export function ReplyPanel({ inquiry, brand, productsIn, onOpened }: ReplyPanelProps) {
  const t = useStaffText()
  const id = useId()
  const key = `draft:inquiry-reply:${inquiry.id}`
  const [way, setWay] = useState<'whatsapp' | 'mail'>(inquiry.phoneE164 || !inquiry.email ? 'whatsapp' : 'mail')
  const [language, setLanguage] = useState<Language>(inquiry.language)
  const [template, setTemplate] = useState<ReplyTemplate>('greeting')
  const [marks, setMarks] = useState(true)
  const written = (from: ReplyTemplate, into: Language) => replyText(from, inquiry, { language: into, brand, products: productsIn(into) })
  const beginning = written(template, language)
  const [kept, keep] = useKeptText(key, beginning)
  // Until something is typed the text follows template, language and today's prices.
  const text = kept.text === kept.base ? beginning : kept.text
  const link = way === 'whatsapp' ? whatsappReply(inquiry, text) : mailReply(inquiry, text, { language, brand })

  function begin(from: ReplyTemplate, into: Language): void {
    const next = written(from, into)
    if (text !== beginning && !window.confirm(t('inquiries.replaceText'))) return
    setTemplate(from)
    setLanguage(into)
    keep({ text: next, base: next })
  }

  return (
    <section className="panel stack aside" aria-labelledby={`${id}-title`}>
      <h2 className="text-lg" id={`${id}-title`}>
        {t('inquiries.reply')}
      </h2>
      <Tabs
        label={t('inquiries.replyBy')}
        tabs={[
          {
            id: 'whatsapp',
            label: (
              <>
                <WhatsappIcon />
                WhatsApp
              </>
            ),
          },
          {
            id: 'mail',
            label: (
              <>
                <Mail className="ic" aria-hidden="true" />
                {t('inquiries.email')}
              </>
            ),
          },
        ]}
        selected={way}
        onSelect={setWay}
      >
        <div className="stack pt-4">
          <SelectField
            label={t('inquiries.template')}
            value={template}
            onChange={(event) => begin(event.target.value as ReplyTemplate, language)}
          >
            {replyTemplates.map((one) => (
              <option key={one} value={one}>
                {t(`inquiries.template.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('inquiries.replyLanguage')}
            value={language}
            onChange={({ target }) => isLanguage(target.value) && begin(template, target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`inquiries.language.${one}`)}
              </option>
            ))}
          </SelectField>
          <div className="field">
            <label htmlFor={`${id}-text`}>{t(`inquiries.textIn.${language}`)}</label>
            <textarea
              id={`${id}-text`}
              className="in min-h-48"
              lang={language}
              aria-describedby={`${id}-help`}
              value={text}
              onChange={(event) => keep({ text: event.target.value, base: beginning })}
            />
            {link && link.length > LONGEST_LINK ? <p className="warn">{t('inquiries.tooLong')}</p> : null}
            <p className="help" id={`${id}-help`}>
              {t(way === 'whatsapp' ? 'inquiries.whatsappHelp' : 'inquiries.mailHelp')}
            </p>
          </div>
          {link ? (
            <>
              <label className="check">
                <input type="checkbox" checked={marks} onChange={(event) => setMarks(event.target.checked)} />
                {t('inquiries.markReplied')}
              </label>
              <a
                className={`btn btn-lg btn-wide ${way === 'whatsapp' ? 'btn-wa' : 'btn-sun'}`}
                href={link}
                target={way === 'whatsapp' ? '_blank' : undefined}
                rel="noreferrer"
                onClick={() => {
                  forgetKept(key)
                  if (marks) onOpened()
                }}
              >
                {way === 'whatsapp' ? <WhatsappIcon /> : <Mail className="ic" aria-hidden="true" />}
                {t(way === 'whatsapp' ? 'inquiries.openWhatsapp' : 'inquiries.openMail')}
              </a>
            </>
          ) : (
            <p className="warn">{way === 'whatsapp' ? t('inquiries.noWhatsapp', { phone: inquiry.phone }) : t('inquiries.noMail')}</p>
          )}
        </div>
      </Tabs>
    </section>
  )
}
