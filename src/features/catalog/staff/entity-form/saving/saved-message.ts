import type { FieldValues } from 'react-hook-form'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { Toast } from '#ui/staff/toast-list.ts'
import { LONG_TEXT } from '../../../entity/limits.ts'
import type { FormKind, SavedEntity } from '../form-kind.ts'
import { fieldLabel } from '../form-problems.ts'

type SaveOutcome<Values, Entity> = { answer: Entity; sent: Values; isNew: boolean; t: StaffText; language: Language }

/** Toast after a save: the link to the public page or why visitors do not see it, and which texts are too long to read well. */
export function savedMessage<Values extends FieldValues, Input extends object, Entity extends SavedEntity>(
  kind: FormKind<Values, Input, Entity>,
  { answer, sent, isNew, t, language }: SaveOutcome<Values, Entity>,
): Omit<Toast, 'id' | 'topic'> {
  const longFields = Object.keys(sent).filter((field) => String(sent[field]).length > LONG_TEXT && /De$|Es$|En$/.test(field))
  const missing = sent.isActive && !answer.isActive ? (kind.missing?.(answer, t) ?? []) : []
  const notes = [
    ...(missing.length > 0 ? [t('publish.draftSaved', { missing: missing.join(', ') })] : answer.isActive ? [] : [t(kind.words.invisible)]),
    ...(longFields.length > 0
      ? [t('product.longToast', { fields: longFields.map((field) => fieldLabel(field, language, kind.name)).join(', ') })]
      : []),
  ]
  return {
    kind: 'done',
    title: t(isNew ? kind.words.created : kind.words.saved),
    ...(notes.length > 0 ? { text: notes.join(' ') } : {}),
    ...(answer.isActive ? { link: { to: kind.publicPath(answer), label: t('save.visible'), isNewTab: true } } : {}),
  }
}
