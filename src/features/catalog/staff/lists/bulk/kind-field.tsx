import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { type ChangeKind, changeKinds } from './bulk-changes.ts'

type KindFieldProps = { kind: ChangeKind | ''; isTried: boolean; onKind: (kind: ChangeKind) => void }

/** Choice of what to change in the selected products. */
export function KindField({ kind: chosen, isTried, onKind }: KindFieldProps) {
  const t = useStaffText()
  return (
    <SelectField
      label={t('bulk.what')}
      problem={isTried && chosen === '' ? t('bulk.chooseFirst') : undefined}
      value={chosen}
      onChange={({ target }) => onKind(target.value as ChangeKind)}
    >
      <option value="">{t('bulk.choose')}</option>
      <Options of={changeKinds.map((kind) => [kind, t(`bulk.what.${kind}`)])} />
    </SelectField>
  )
}
