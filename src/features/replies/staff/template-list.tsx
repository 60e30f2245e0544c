import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { languages, nameOf } from '#i18n/language.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import { chatTemplateOf, mailTemplateOf, templateText } from './reply-links.ts'

type TemplateListProps = {
  templates: readonly ReplyTemplate[]
  isBusy: boolean
  /** Moves a template to a place of the list, from 1. Resolves to true if it was moved. */
  onMove: (template: ReplyTemplate, place: number) => Promise<boolean>
  onOpen: (template: ReplyTemplate) => void
  onDelete: (template: ReplyTemplate) => void
}

/** List of all templates in their order: text, use, and buttons that edit, move and delete. */
export function TemplateList({ templates, isBusy, onMove, onOpen, onDelete }: TemplateListProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [announcement, announce] = useState('')
  const [ofChat, ofMail] = [chatTemplateOf(templates), mailTemplateOf(templates)]

  async function move(template: ReplyTemplate, place: number): Promise<void> {
    if (isBusy || place < 1 || place > templates.length || !(await onMove(template, place))) return
    announce(t('replies.moved', { name: nameOf(template, 'name', language), place, total: templates.length }))
  }

  return (
    <>
      <p className="sr" role="status">
        {announcement}
      </p>
      <ol className="stack" aria-label={t('replies.list')}>
        {templates.map((template, index) => {
          const name = nameOf(template, 'name', language)
          const text = [templateText(template, language), template.textDe, template.textEs, template.textEn].find(Boolean)
          const without = languages.filter((one) => !templateText(template, one)).map((one) => t(`inquiries.language.${one}`))
          return (
            <li key={template.id} className="panel stack [--gap:.5rem]">
              <div className="row row-b">
                <h2 className="text-lg min-w-0 [overflow-wrap:anywhere]">{name}</h2>
                <span className="row gap-1.5">
                  {template === ofChat ? <span className="tag tag-sea">{t('replies.firstTag')}</span> : null}
                  {template === ofMail ? <span className="tag tag-sea">{t('replies.mailTag')}</span> : null}
                </span>
              </div>
              <p className="sm whitespace-pre-line break-words line-clamp-4">{text}</p>
              {without.length > 0 ? (
                <p className="sm muted">{t('replies.withoutText', { languages: withinPhrase(without.join(', '), language) })}</p>
              ) : null}
              <div className="row act gap-1">
                <IconButton icon={Pencil} aria-label={t('replies.changeNamed', { name })} onClick={() => onOpen(template)}>
                  {t('replies.change')}
                </IconButton>
                <IconButton
                  icon={ArrowUp}
                  className="btn btn-ic"
                  aria-label={t('replies.up', { name })}
                  aria-disabled={index === 0 || isBusy || undefined}
                  onClick={() => void move(template, index)}
                />
                <IconButton
                  icon={ArrowDown}
                  className="btn btn-ic"
                  aria-label={t('replies.down', { name })}
                  aria-disabled={index === templates.length - 1 || isBusy || undefined}
                  onClick={() => void move(template, index + 2)}
                />
                <IconButton
                  icon={Trash2}
                  className="btn btn-ic ml-auto text-red"
                  aria-label={t('replies.deleteNamed', { name })}
                  disabled={isBusy}
                  onClick={() => onDelete(template)}
                />
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
