import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Password given to another account; undefined: the shop generates one. */
export type ChosenPassword = string | undefined

type PasswordChoiceProps = {
  chosen: ChosenPassword
  onChange: (chosen: ChosenPassword) => void
  /** Names of account, owner and company. */
  names: readonly string[]
  problem: string | undefined
}

/** Choice between a generated and a typed password. */
export function PasswordChoice({ chosen, onChange, names, problem }: PasswordChoiceProps) {
  const t = useStaffText()
  return (
    <>
      <SwitchField
        label={t('accounts.makePassword')}
        help={t('accounts.makePasswordHelp')}
        checked={chosen === undefined}
        onChange={(event) => onChange(event.target.checked ? undefined : '')}
      />
      {chosen === undefined ? null : (
        <NewPasswordField label={t('login.password')} name="password" value={chosen} onChange={onChange} names={names} problem={problem} />
      )}
    </>
  )
}
