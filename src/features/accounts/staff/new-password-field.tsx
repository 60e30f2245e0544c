import { useStaffText } from '#ui/staff/text.ts'
import { PASSWORD_MIN } from '../password-rules.ts'
import { PasswordField } from './password-field.tsx'
import { passwordStrength } from './password-strength.ts'

type NewPasswordFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Of the account, which a good password does not repeat. */
  username: string
  problem: string | undefined
}

/** A password that is being chosen, with a word on how good it is. */
export function NewPasswordField({ label, name, value, onChange, username, problem }: NewPasswordFieldProps) {
  const t = useStaffText()
  const strength = passwordStrength(value, username)
  const hints = {
    short:
      value === ''
        ? t('accounts.strengthEmpty', { count: PASSWORD_MIN })
        : t('accounts.strengthShort', { missing: PASSWORD_MIN - value.length }),
    weak: t('accounts.strengthWeak'),
    fair: t('accounts.strengthFair'),
    strong: t('accounts.strengthStrong'),
  }
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      problem={problem}
      help={<span role="status">{hints[strength]}</span>}
    />
  )
}
