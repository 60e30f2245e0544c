import { TriangleAlert } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import type { Administrator } from '../account.contract.ts'
import { login } from '../calls.ts'
import { loginProblem } from './login-problem.ts'
import { PasswordField } from './password-field.tsx'

type LoginFormProps = {
  api: Api
  /** Prefilled if a session ended during work and the user signs in again. */
  username?: string
  onSignedIn: (administrator: Administrator) => void
  /** Shown above the fields. */
  children?: ReactNode
}

type Problem = { text: string; field?: 'username' | 'password' }

/** Form for name and password. Native inputs, so that password managers and pasting work. */
export function LoginForm({ api, username = '', onSignedIn, children }: LoginFormProps) {
  const t = useStaffText()
  const form = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  function refuse(found: Problem, focus: 'username' | 'password'): void {
    setProblem(found)
    const field = form.current?.elements.namedItem(focus)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
  }

  async function signIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    const fields = new FormData(event.currentTarget)
    const body = { username: String(fields.get('username')).trim(), password: String(fields.get('password')) }
    if (!body.username) return refuse({ text: t('login.usernameMissing'), field: 'username' }, 'username')
    if (!body.password) return refuse({ text: t('login.passwordMissing'), field: 'password' }, 'password')
    setPending(true)
    setProblem(undefined)
    try {
      onSignedIn(await api.call(login, { body }))
    } catch (error) {
      setPending(false)
      const { text, isWrong } = loginProblem(error, t)
      refuse(isWrong ? { text, field: 'password' } : { text }, 'password')
    }
  }

  const isFieldEmpty = problem?.text === t('login.usernameMissing') || problem?.text === t('login.passwordMissing')
  return (
    // Method post: before the script runs, a GET form would put the password into the address.
    <form ref={form} className="stack [--gap:1.1rem]" method="post" noValidate onSubmit={signIn}>
      {children}
      {problem && !isFieldEmpty ? (
        <div className="note note-err" role="alert">
          <TriangleAlert className="ic" aria-hidden="true" />
          <b>{problem.text}</b>
        </div>
      ) : null}
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        data-autofocus={username === '' || undefined}
        required
        problem={isFieldEmpty && problem?.field === 'username' ? problem.text : undefined}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        data-autofocus={username !== '' || undefined}
        required
        aria-invalid={problem?.field === 'password' ? true : undefined}
        problem={isFieldEmpty && problem?.field === 'password' ? problem.text : undefined}
      />
      <button className="btn btn-sun btn-lg btn-wide" type="submit" disabled={!isReady || isPending} aria-busy={isPending || undefined}>
        {isPending ? <span className="spin" /> : null}
        {t(isPending ? 'login.pending' : 'login.submit')}
      </button>
    </form>
  )
}
