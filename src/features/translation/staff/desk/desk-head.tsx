import { formatNumber } from '#i18n/format.ts'
import { type Language, languages } from '#i18n/language.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type Desk, deskKinds, deskStates } from '../../desk/desk.contract.ts'
import type { DeskFilter } from './desk-data.ts'

/** Progress per language: up-to-date translations out of all. */
export function DeskProgress({ progress }: { progress: Desk['progress'] }) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  return (
    <ul className="grid gap-x-6 gap-y-2 md:grid-cols-3" aria-label={t('desk.progress')}>
      {progress.map(({ language, done, total }) => {
        const words = t('desk.done', {
          language: t(`desk.language.${language}`),
          done: formatNumber(done, reader),
          total: formatNumber(total, reader),
        })
        return (
          <li key={language} className="stack [--gap:.25rem]">
            <span>{words}</span>
            <progress className="w-full" max={total} value={done} aria-label={words} />
          </li>
        )
      })}
    </ul>
  )
}

/** Filters of the desk by language, kind and state. */
export function DeskFilters({
  filter,
  onFilter,
}: {
  filter: DeskFilter
  onFilter: (change: Partial<Record<keyof DeskFilter, string>>) => void
}) {
  const t = useStaffText()
  const all = <option value="">{t('desk.all')}</option>
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
      <SelectField
        label={t('desk.filterLanguage')}
        value={filter.language ?? ''}
        onChange={({ target }) => onFilter({ language: target.value })}
      >
        {all}
        <Options of={languages.map((language: Language) => [language, t(`desk.language.${language}`)])} />
      </SelectField>
      <SelectField label={t('desk.filterKind')} value={filter.kind ?? ''} onChange={({ target }) => onFilter({ kind: target.value })}>
        {all}
        <Options of={deskKinds.map((kind) => [kind, t(`desk.kind.${kind}`)])} />
      </SelectField>
      <SelectField label={t('desk.filterState')} value={filter.state ?? ''} onChange={({ target }) => onFilter({ state: target.value })}>
        {all}
        <Options of={deskStates.map((state) => [state, t(`desk.state.${state}`)])} />
      </SelectField>
    </div>
  )
}
