import { Mail, PencilLine } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { isLanguage, type Language, languages, nameOf } from '#i18n/language.ts'
import { WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { ask } from '#ui/staff/questions.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import { fieldsIn, type TemplateField } from '../template-fields.ts'
import { fillLetter, type ReplyFacts } from './letter.ts'
import { MAX_REPLY_LINK_LENGTH, mailReplyLink, type ReplyContact, templateText, whatsappReplyLink } from './reply-links.ts'
import { MissingNotes, OutdatedNote } from './reply-notes.tsx'
import { useReplyDraft } from './use-reply-draft.ts'

/** Loading state of the products' prices and stock. */
type StockState = 'loading' | 'failed' | 'known'

/** Template and language that an answer begins with. */
type Choice = { template: number | undefined; language: Language }
const ways = ['whatsapp', 'mail'] as const
type Way = (typeof ways)[number]

type ReplyPanelProps = {
  /** Recipient of the answer. The panel of each inquiry needs its own `key`. */
  to: ReplyContact & { id: number; phone: string; language: Language }
  letter: ReplyFacts
  stock: StockState
  templates: readonly ReplyTemplate[]
  /** Path of the page on which staff edit templates. */
  templatesTo: string
  /** Question whether an opened answer was sent: a `ConfirmAnswerSent`. */
  question: ReactNode
  /** Called when the user opens WhatsApp or a mail program. */
  onOpened: () => void
}

const ofStock: readonly TemplateField[] = ['products', 'inStock', 'fewLeft', 'notInStock']

/** Editor of an answer by WhatsApp or e-mail. It starts from a template in the customer's language; another program sends it. */
export function ReplyPanel({ to, letter, stock, templates, templatesTo, question, onOpened }: ReplyPanelProps) {
  const t = useStaffText()
  const id = useId()
  const [way, setWay] = useState<Way>(to.phoneE164 || !to.email ? 'whatsapp' : 'mail')
  const [choice, choose] = useState<Choice>({ template: undefined, language: to.language })
  const [draft, keep] = useReplyDraft(to.id)
  // A draft keeps the language and the template that it was started with.
  const { language } = draft ?? choice
  const template = templates.find((one) => one.id === (draft ?? choice).template) ?? templates[0]
  const source = template ? templateText(template, language) : ''
  const beginning = fillLetter(source, letter, language)
  const isWaiting = stock !== 'known' && fieldsIn(source).some((field) => ofStock.includes(field))
  // Without a draft, the text is the template filled with present data.
  const text = draft?.text ?? beginning.text
  const isOutdated = draft !== undefined && !isWaiting && draft.base !== beginning.text
  const link = way === 'whatsapp' ? whatsappReplyLink(to, text) : mailReplyLink(to, letter, text, language)

  async function begin(next: Choice): Promise<void> {
    if (draft && draft.text !== beginning.text && !(await ask(t('inquiries.replaceText')))) return
    choose(next)
    keep(undefined)
  }

  function type(typed: string): void {
    keep(typed === beginning.text ? undefined : { text: typed, base: draft?.base ?? beginning.text, template: template?.id, language })
    choose({ template: template?.id, language })
  }

  return (
    <section className="panel stack aside" aria-labelledby={`${id}-title`}>
      <div className="row row-b">
        <h2 className="text-lg" id={`${id}-title`}>
          {t('inquiries.reply')}
        </h2>
        <Link className="row nowrap sm min-h-11 gap-1.5" to={templatesTo}>
          <PencilLine className="ic" aria-hidden="true" />
          {t('replies.edit')}
        </Link>
      </div>
      <Tabs
        label={t('inquiries.replyBy')}
        tabs={ways.map((one) => ({ id: one, label: <WayName way={one} /> }))}
        selected={way}
        onSelect={setWay}
      >
        <div className="stack pt-4">
          <TemplateChoice templates={templates} chosen={{ template: template?.id, language }} onChoose={(next) => void begin(next)} />
          {isOutdated ? (
            <OutdatedNote
              text={beginning.text}
              language={language}
              onTake={async () => {
                if (!(await ask(t('inquiries.replaceText')))) return
                choose({ template: template?.id, language })
                keep(undefined)
              }}
              onKeep={() => draft && keep({ ...draft, base: beginning.text, template: template?.id })}
            />
          ) : null}
          <div className="field">
            <label htmlFor={`${id}-text`}>{t(`inquiries.textIn.${language}`)}</label>
            <textarea
              id={`${id}-text`}
              className="in min-h-48"
              lang={language}
              aria-describedby={`${id}-help`}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
            {template && !source ? <p className="warn">{t('replies.noText')}</p> : null}
            {isWaiting ? (
              <p className={stock === 'failed' ? 'warn' : 'muted sm'}>
                {t(stock === 'failed' ? 'replies.stockFailed' : 'replies.stockLoading')}
              </p>
            ) : null}
            {draft || isWaiting ? null : <MissingNotes missing={beginning.missing} letter={letter} />}
            {link && link.length > MAX_REPLY_LINK_LENGTH ? <p className="warn">{t('inquiries.tooLong')}</p> : null}
            <p className="help" id={`${id}-help`}>
              {t(way === 'whatsapp' ? 'inquiries.whatsappHelp' : 'inquiries.mailHelp')}
            </p>
          </div>
          {link ? null : (
            <p className="warn">{way === 'whatsapp' ? t('inquiries.noWhatsapp', { phone: to.phone }) : t('inquiries.noMail')}</p>
          )}
          <div className="send">
            {question}
            {link && !(isWaiting && stock === 'loading' && !draft) ? <OpenLink way={way} link={link} onOpened={onOpened} /> : null}
          </div>
        </div>
      </Tabs>
    </section>
  )
}

function WayName({ way }: { way: Way }) {
  const t = useStaffText()
  return (
    <>
      <WayIcon way={way} />
      {way === 'whatsapp' ? 'WhatsApp' : t('inquiries.email')}
    </>
  )
}

const WayIcon = ({ way }: { way: Way }) => (way === 'whatsapp' ? <WhatsappIcon /> : <Mail className="ic" aria-hidden="true" />)

type TemplateChoiceProps = { templates: readonly ReplyTemplate[]; chosen: Choice; onChoose: (choice: Choice) => void }

/** Fields for the template and the language that the answer begins with. */
function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const { template, language } = chosen
  return (
    <div className="stack lg:grid lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-4">
      <SelectField
        label={t('inquiries.template')}
        value={template ?? ''}
        onChange={({ target }) => onChoose({ template: Number(target.value), language })}
      >
        {templates.length === 0 ? <option value="">{t('replies.noTemplate')}</option> : null}
        <Options of={templates.map((one) => [one.id, nameOf(one, 'name', reader)])} />
      </SelectField>
      <SelectField
        label={t('inquiries.replyLanguage')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && onChoose({ template, language: target.value })}
      >
        <Options of={languages.map((one) => [one, t(`inquiries.language.${one}`)])} />
      </SelectField>
    </div>
  )
}

/** Link that opens the answer in WhatsApp or in a mail program. */
function OpenLink({ way, link, onOpened }: { way: Way; link: string; onOpened: () => void }) {
  const t = useStaffText()
  const isChat = way === 'whatsapp'
  return (
    <a
      className={`btn btn-lg btn-wide ${isChat ? 'btn-wa' : 'btn-sun'}`}
      href={link}
      target={isChat ? '_blank' : undefined}
      rel="noreferrer"
      onClick={onOpened}
    >
      <WayIcon way={way} />
      {t(isChat ? 'inquiries.openWhatsapp' : 'inquiries.openMail')}
    </a>
  )
}
