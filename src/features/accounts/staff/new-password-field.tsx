import { problemText } from '#i18n/problems.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { PASSWORD_MIN, removeInvisible } from '../passwords/password-rules.ts'
import { PasswordField } from './password-field.tsx'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

type NewPasswordFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Names of account, owner and company, which a good password does not contain. */
  names: readonly string[]
  /** The current password as typed; the field warns if the new one is the same. */
  current?: string
  problem: string | undefined
}

/** Field for a new password, with a rating of its strength. */
export function NewPasswordField({ label, name, value, onChange, names, current, problem }: NewPasswordFieldProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const strength = passwordStrength(value, names)
  const refused = (reason: string) => problemText(language, reason)
  const hints: Record<PasswordStrength, string> = {
    short:
      value === ''
        ? t('accounts.strengthEmpty', { count: PASSWORD_MIN })
        : t('accounts.strengthShort', { missing: PASSWORD_MIN - removeInvisible(value).length }),
    weak: t('accounts.strengthWeak'),
    fair: t('accounts.strengthFair'),
    strong: t('accounts.strengthStrong'),
    'account.passwordCommon': refused('account.passwordCommon'),
    'account.passwordNamed': refused('account.passwordNamed'),
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
      help={<span role="status">{value !== '' && value === current ? refused('account.samePassword') : hints[strength]}</span>}
    />
  )
}
