import { Inbox } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import type { PendingWrites } from '#api/pending-writes.ts'
import { issuesOf, messageOf, statusOf } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { type Inquiry, inquiryFieldsSchema, type ReceivedOrderInput } from '../inquiry.contract.ts'
import { NAME_MAX, PHONE_MAX } from '../limits.ts'
import { type OrderWrite, useOrderLookup, useRecordOrder } from './inquiry-data.ts'
import { useStoredPerson } from './stored-person.ts'

type OrderFormProps = {
  api: Api
  /** The order without the person. Use a different React `key` for each order. */
  order: Omit<ReceivedOrderInput, 'name' | 'phone'>
  /** Saves of this order that got no answer. Sending such a save again returns the inquiry that it created. */
  writes: PendingWrites<OrderWrite>
  /** True if an inquiry of this order exists already. */
  isKnown: boolean
  /** Called instead of saving if somebody else has recorded the order since its text was read; `isKnown` then becomes true. */
  onOvertaken: () => void
  onDone: (inquiry: Inquiry) => void
}

const personSchema = inquiryFieldsSchema.pick({ name: true, phone: true })
type Problems = { name?: string | undefined; phone?: string | undefined }

/**
 * Form that records an order as an inquiry; only name and phone have to be typed. A double click records the order once. If a second
 * member of staff records an order with the same code, the form asks for a confirmation.
 */
export function OrderForm({ api, order, writes, isKnown, onOvertaken, onDone }: OrderFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const write = useRecordOrder(api)
  const lookAgain = useOrderLookup(api)
  const [person, setPerson, forgetPerson] = useStoredPerson(order.cart.code ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const made = useRef<{ writes: PendingWrites<OrderWrite>; inquiry: Inquiry }>(undefined)

  function refuse(found: Problems): void {
    setProblems(found)
    form.current?.querySelector<HTMLInputElement>(found.name ? '[name=name]' : '[name=phone]')?.focus()
  }

  const send = (body: OrderWrite, key: string) => write.mutateAsync({ ...body, key })

  /** True if nobody else has recorded this order since its text was read. If somebody has, or the lookup fails, shows a message. */
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
   * Records the order. If an earlier press without an answer has created the inquiry, updates it to the current input.
   *
   * @returns undefined if nothing was saved, because somebody else has recorded the order first
   */
  async function record(wanted: ReceivedOrderInput): Promise<Inquiry | undefined> {
    const settled = await writes.resend(send)
    if (settled) made.current = { writes, inquiry: settled.answer }
    if (settled && JSON.stringify(settled.body.order) === JSON.stringify(wanted)) return settled.answer
    const known = made.current?.writes === writes ? made.current.inquiry : undefined
    // Checked only now, since an inquiry that this form created must not count as somebody else's.
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
      const inquiry = await record({ ...order, ...checked.data })
      if (!inquiry) return
      forgetPerson()
      showToast({ kind: 'done', topic: 'turn', title: t('orders.turned') })
      onDone(inquiry)
    } catch (error) {
      // Somebody has moved the created inquiry to the trash, so the next attempt creates a new one.
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
      <IconButton
        icon={Inbox}
        className="btn btn-sun"
        type="submit"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          // The second click of a double click must not confirm the question that the first click may have shown.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        {t(isKnown ? 'orders.again' : 'orders.turn')}
      </IconButton>
    </form>
  )
}
