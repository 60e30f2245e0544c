import { type SubmitEvent, useRef, useState } from 'react'
import { problemsOfFields } from '#api/refusals.ts'
import type { FailureWords } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { accountFailure } from './account-data.ts'

type Problems = Record<string, string>

/**
 * State of a small form that the user confirms with their own password. Problems of fields are shown at the fields, and the
 * first such field gets the focus. Other failures are shown in a note.
 *
 * @param onConfirm sends the form with the typed password
 * @param findProblems problems of the other fields, checked before sending
 */
export function useConfirmedForm(onConfirm: (ownPassword: string) => Promise<void>, findProblems: () => Problems = () => ({})) {
  const t = useStaffText()
  const form = useRef<HTMLFormElement>(null)
  // The password is never stored outside this form.
  const [ownPassword, setOwnPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<FailureWords>()

  function refuse(found: Problems): void {
    setProblems(found)
    const field = form.current?.elements.namedItem(Object.keys(found)[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  async function send(): Promise<void> {
    if (isPending) return
    setProblems({})
    setFailure(undefined)
    const found = { ...findProblems(), ...(ownPassword === '' ? { ownPassword: t('login.passwordMissing') } : {}) }
    if (Object.keys(found).length > 0) return refuse(found)
    setPending(true)
    try {
      await onConfirm(ownPassword)
      setOwnPassword('')
    } catch (error) {
      const fields = problemsOfFields(error)
      if (Object.keys(fields).length > 0) refuse(fields)
      else setFailure(accountFailure(error, t))
    } finally {
      setPending(false)
    }
  }

  return {
    formProps: {
      ref: form,
      className: 'stack [--gap:1.1rem]',
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        void send()
      },
    } as const,
    isPending,
    problems,
    failure,
    confirmation: { value: ownPassword, onChange: setOwnPassword, problem: problems.ownPassword },
  }
}
