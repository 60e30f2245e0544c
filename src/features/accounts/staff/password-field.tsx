import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { describedBy, LabelledField } from '#ui/staff/fields/field.tsx'
import type { TextFieldProps } from '#ui/staff/fields/text-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'

/**
 * Password input with a button that shows it. A native input, so that password managers and pasting work; pass `autoComplete`
 * for a current or new password.
 */
export function PasswordField({ label, suffix, problem, warning, help, ...input }: TextFieldProps) {
  const t = useStaffText()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const notes = { problem, warning: isCapsLockOn ? t('accounts.capsLock') : warning, help }
  const noteCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <LabelledField id={id} label={label} suffix={suffix} {...notes}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          className="in pr-12"
          type={isShown ? 'text' : 'password'}
          aria-invalid={problem ? true : input['aria-invalid']}
          aria-describedby={describedBy(id, notes)}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLockOn(false)}
        />
        <IconButton
          icon={EyeIcon}
          className="hb absolute right-0.5 top-0.5"
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </LabelledField>
  )
}
