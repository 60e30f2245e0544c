import { useRef, useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { accountFailure, problemsOfFields } from './account-failure.ts'

type Problems = Record<string, string>

/** A small form that is sent once: problems go to their fields, of which the first gets the focus; others become a message. */
export function useCheckedForm() {
  const t = useStaffText()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  function refuse(found: Problems): void {
    setProblems(found)
    const field = form.current?.elements.namedItem(Object.keys(found)[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  /**
   * @param found problems that are known before anything is sent
   * @param run sends the form; what it throws is shown
   */
  async function send(found: Problems, run: () => Promise<void>): Promise<void> {
    if (isPending) return
    setProblems({})
    if (Object.keys(found).length > 0) return refuse(found)
    setPending(true)
    try {
      await run()
    } catch (error) {
      const fields = problemsOfFields(error)
      if (Object.keys(fields).length > 0) refuse(fields)
      else showToast({ kind: 'problem', topic: 'administrators', ...accountFailure(error, t) })
    } finally {
      setPending(false)
    }
  }

  return { form, isPending, problems, send }
}
