import { Inbox } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import type { PendingWrites } from '#api/pending-writes.ts'
import { issuesOf, messageOf, statusOf } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { type Inquiry, inquiryFieldsSchema, type ReceivedOrderInput } from '../inquiry.contract.ts'
import { NAME_MAX, PHONE_MAX } from '../limits.ts'
import { type OrderWrite, useLookAgain, useWriteDownOrder } from './inquiry-data.ts'
import { useKeptPerson } from './kept-person.ts'

type OrderFormProps = {
  api: Api
  /** All but the person. Give another order another `key`. */
  order: Omit<ReceivedOrderInput, 'name' | 'phone'>
  /** Those of this very order: what was sent and never answered is this inquiry, whatever is changed of it since. */
  writes: PendingWrites<OrderWrite>
  /** There is an inquiry of this order already. */
  isKnown: boolean
  /** Somebody else was first since the text was read: nothing was saved, and `isKnown` is true by now. */
  onOvertaken: () => void
  onDone: (inquiry: Inquiry) => void
}

const personSchema = inquiryFieldsSchema.pick({ name: true, phone: true })
type Problems = { name?: string | undefined; phone?: string | undefined }

/**
 * Turns an order into an inquiry: only the person is missing. A double click makes one, not two; two people who turn the
 * same order make two only where the second wants it.
 */
export function OrderForm({ api, order, writes, isKnown, onOvertaken, onDone }: OrderFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const write = useWriteDownOrder(api)
  const lookAgain = useLookAgain(api)
  const [person, setPerson, forgetPerson] = useKeptPerson(order.cart.code ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const made = useRef<{ writes: PendingWrites<OrderWrite>; inquiry: Inquiry }>(undefined)

  function refuse(found: Problems): void {
    setProblems(found)
    form.current?.querySelector<HTMLInputElement>(found.name ? '[name=name]' : '[name=phone]')?.focus()
  }

  const send = (body: OrderWrite, key: string) => write.mutateAsync({ ...body, key })

  /** True if nobody else has entered this order since it was read; if so, or if that is unknown, staff are told. */
  async function isStillMine(): Promise<boolean> {
    const { code } = order.cart
    if (!code) return true
    try {
      if (!(await lookAgain(code))) return true
      onOvertaken()
    } catch {
      const text = `${t('orders.turnFailed')} ${t('orders.lookupFailed')}`
      showToast({ kind: 'problem', topic: 'turn', title: t('inquiries.error'), text })
    }
    return false
  }

  /**
   * Updates an order that an earlier, unanswered press has created to what is in the form now.
   *
   * @returns undefined when nothing was saved, because somebody else was first
   */
  async function writeDown(wanted: ReceivedOrderInput): Promise<Inquiry | undefined> {
    const settled = await writes.resend(send)
    if (settled) made.current = { writes, inquiry: settled.answer }
    if (settled && JSON.stringify(settled.body.order) === JSON.stringify(wanted)) return settled.answer
    const known = made.current?.writes === writes ? made.current.inquiry : undefined
    // Only now: what was made from here is nobody else's.
    if (!known && !(await isStillMine())) return undefined
    return writes.send({ order: wanted, made: known && { id: known.id, updatedAt: known.updatedAt } }, send)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const checked = personSchema.safeParse(person)
    if (!checked.success) {
      const messageAt = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message
      const worded = (message: string | undefined) => message && problemText(language, message)
      return refuse({ name: worded(messageAt('name')), phone: worded(messageAt('phone')) })
    }
    setProblems({})
    setBusy(true)
    try {
      const inquiry = await writeDown({ ...order, ...checked.data })
      if (!inquiry) return
      forgetPerson()
      showToast({ kind: 'done', topic: 'turn', title: t('orders.turned') })
      onDone(inquiry)
    } catch (error) {
      // Somebody has put what was made into the trash: then it is made anew.
      if (statusOf(error) === 404) made.current = undefined
      const messageAt = (field: string) => issuesOf(error).find(({ path }) => path === field)?.message
      if (messageAt('name') ?? messageAt('phone')) refuse({ name: messageAt('name'), phone: messageAt('phone') })
      const text = [t('orders.turnFailed'), messageOf(error)].filter(Boolean).join(' ')
      showFailure(error, t, { topic: 'turn', title: t('inquiries.error'), text })
    } finally {
      setBusy(false)
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
      <button
        className="btn btn-sun"
        type="submit"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          // The second click of a double click says nothing about what the first has brought up.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        <Inbox className="ic" aria-hidden="true" />
        {t(isKnown ? 'orders.again' : 'orders.turn')}
      </button>
    </form>
  )
}
