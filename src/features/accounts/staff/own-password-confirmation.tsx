import { useStaffText } from '#ui/staff/text.ts'
import { PasswordField } from './password-field.tsx'

type OwnPasswordConfirmationProps = {
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  /** The only field of its dialog, where the focus starts. */
  isAlone?: boolean
}

/** Field for the own password, which every change of an account requires. */
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
