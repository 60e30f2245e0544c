import { useStaffText } from '#ui/staff/text.ts'
import { PasswordField } from './password-field.tsx'

type OwnPasswordConfirmationProps = {
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  /** True if this is the only field of its dialog; it then gets the initial focus. */
  isAlone?: boolean
}

/** Field for the user's own password, which changes of accounts require. */
export function OwnPasswordConfirmation({ value, onChange, problem, isAlone }: OwnPasswordConfirmationProps) {
  const t = useStaffText()
  return (
    <PasswordField
      label={t('accounts.ownPassword')}
      name="ownPassword"
      autoComplete="current-password"
      required
      data-autofocus={isAlone || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problem={problem}
      help={t('accounts.ownPasswordHelp')}
    />
  )
}
