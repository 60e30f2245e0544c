import { Inbox } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { problemText } from '#i18n/problems.ts'
import { makeUuid } from '#kit/uuid.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextField } from '#ui/staff/text-field.tsx'
import { showToast } from '#ui/staff/toast-list.ts'
import { type Inquiry, inquiryFieldsSchema, type ReceivedOrderInput } from '../inquiry.contract.ts'
import { NAME_MAX, PHONE_MAX } from '../limits.ts'
import { useWriteDownOrder } from './inquiry-data.ts'

type OrderFormProps = {
  api: Api
  /** All but the person. Give another order another `key`. */
  order: Omit<ReceivedOrderInput, 'name' | 'phone'>
  /** There is an inquiry of this order already. */
  isKnown: boolean
  onDone: (inquiry: Inquiry) => void
}

const personSchema = inquiryFieldsSchema.pick({ name: true, phone: true })
type Problems = { name?: string | undefined; phone?: string | undefined }

/** Turns an order into an inquiry: only the person is missing. A double click makes one, not two. */
export function OrderForm({ api, order, isKnown, onDone }: OrderFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const write = useWriteDownOrder(api)
  const [person, setPerson] = useState({ name: '', phone: '' })
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const key = useRef('')

  function refuse(found: Problems): void {
    setProblems(found)
    form.current?.querySelector<HTMLInputElement>(found.name ? '[name=name]' : '[name=phone]')?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (write.isPending) return
    const checked = personSchema.safeParse(person)
    if (!checked.success) {
      const messageOf = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message
      const worded = (message: string | undefined) => message && problemText(language, message)
      return refuse({ name: worded(messageOf('name')), phone: worded(messageOf('phone')) })
    }
    setProblems({})
    key.current ||= makeUuid((bytes) => crypto.getRandomValues(bytes))
    try {
      const inquiry = await write.mutateAsync({ order: { ...order, ...checked.data }, key: key.current })
      showToast({ kind: 'done', title: t('orders.turned') })
      onDone(inquiry)
    } catch (error) {
      const issues = error instanceof CallError ? (error.body?.issues ?? []) : []
      const said = error instanceof CallError ? error.body?.error : undefined
      const messageOf = (field: string) => issues.find(({ path }) => path === field)?.message
      if (messageOf('name') ?? messageOf('phone')) refuse({ name: messageOf('name'), phone: messageOf('phone') })
      showToast({ kind: 'problem', title: t('inquiries.error'), text: [t('orders.turnFailed'), said].filter(Boolean).join(' ') })
    }
  }

  const field = (name: 'name' | 'phone') => ({
    name,
    value: person[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => setPerson({ ...person, [name]: event.target.value }),
  })
  return (
    <form ref={form} className="panel stack aside" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="text-lg">{t('orders.turn')}</h2>
      <p className="muted sm">{t('orders.turnText')}</p>
      <TextField label={t('orders.name')} autoComplete="off" maxLength={NAME_MAX} {...field('name')} />
      <TextField label={t('orders.phone')} type="tel" autoComplete="off" maxLength={PHONE_MAX} {...field('phone')} />
      <button className="btn btn-sun" type="submit" aria-disabled={write.isPending || undefined} aria-busy={write.isPending || undefined}>
        <Inbox className="ic" aria-hidden="true" />
        {t(isKnown ? 'orders.again' : 'orders.turn')}
      </button>
    </form>
  )
}
