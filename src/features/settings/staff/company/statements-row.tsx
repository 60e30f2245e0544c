import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { parseStatements, type StatementsKey, statements } from '../../company/statements.ts'
import { factsFrom } from '../../facts.ts'
import type { Setting } from '../../setting.contract.ts'
import { SettingRow } from '../setting-row.tsx'
import { statementWords } from '../setting-value.ts'
import type { SettingField } from '../use-setting-fields.ts'

type StatementsRowProps = {
  name: StatementsKey
  field: SettingField
  /** Settings as they are typed, since the sentences contain the company's country, certificates and contacts. */
  settings: readonly Setting[]
  isOwner: boolean
}

/** Checkboxes of statements, each with the title and text that visitors will read; what the company lacks has a title alone. */
export function StatementsRow({ name, field, settings, isOwner }: StatementsRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const names: readonly string[] = statements[name]
  const chosen = parseStatements(field.value, names) ?? []
  const words = { t, language, facts: factsFrom(settings, language) }
  return (
    <SettingRow name={name} label={t(`settings.${name}`)} help={t(`settings.${name}Help`)} field={field}>
      <fieldset className="stack [--gap:.25rem]" aria-label={t(`settings.${name}`)} disabled={!isOwner}>
        {names.map((one) => {
          const { title, text } = statementWords(name, one, words)
          const isChosen = chosen.includes(one)
          const others = chosen.filter((other) => other !== one)
          return (
            <label key={one} className="row min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name={name}
                value={one}
                className="mt-1 size-5 flex-none"
                checked={isChosen}
                onChange={() => field.set(names.filter((other) => (other === one ? !isChosen : others.includes(other))).join(', '))}
              />
              <span className="min-w-0 flex-1 basis-36 wrap-anywhere">
                <b>{title}</b>
                {text ? <span className="block sm muted">{text}</span> : null}
              </span>
            </label>
          )
        })}
      </fieldset>
    </SettingRow>
  )
}
