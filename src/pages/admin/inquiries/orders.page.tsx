import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createPendingWritesById } from '#api/pending-writes.ts'
import { compareOrder } from '#features/cart/order/order-comparison.ts'
import { readOrderMessage, type WrittenOrder } from '#features/cart/order/order-reading.ts'
import { snapshotFromMessage } from '#features/cart/order/order-snapshot.ts'
import { isOrderCode } from '#features/cart/order-code.ts'
import { OrderView } from '#features/cart/staff/order-view.tsx'
import { productRowsQuery } from '#features/catalog/staff/product-data.ts'
import { isInquiryCode } from '#features/inquiries/inquiry-code.ts'
import { inquiriesByCodeQuery, type OrderWrite } from '#features/inquiries/staff/inquiry-data.ts'
import { OrderForm } from '#features/inquiries/staff/order-form.tsx'
import { StatusTag } from '#features/inquiries/staff/status-tag.tsx'
import { forgetStoredPerson } from '#features/inquiries/staff/stored-person.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { toCartItem } from '#islands/to-cart-item.ts'
import { loadFailure } from '#ui/staff/failure.ts'
import { LoadFailure, Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useKeptText } from '#ui/staff/typed/kept-text.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { inquiryListAddress } from './dashboard-inquiries.tsx'

const DRAFT = 'draft:order'
/**
 * Maximum length of a text that is read as an order code, alone or after other words. A longer text is cleared only after a
 * question.
 */
const MAX_CODE_TEXT_LENGTH = 60

/** Takes an order from WhatsApp: staff paste its message or type its code, compare it with today's data, and make an inquiry of it. */
export default function OrdersPage() {
  const t = useStaffText()
  const id = useId()
  const [{ text }, keep] = useKeptText(DRAFT, '')
  const type = (next: string) => keep({ text: next, base: '' })
  const wanted = useDeferredValue(text)
  const order = useMemo(() => readOrderMessage(wanted), [wanted])
  const code = order ? order.code : codeIn(wanted)
  const [overtaken, setOvertaken] = useState({ code: '', times: 0 })
  return (
    <div className="wrap am stack [--gap:1.25rem]">
      <PageTitle text={t('orders.title')} />
      <div className="stack [--gap:.25rem]">
        <Link className="btn btn-quiet -ml-3" to={inquiryListAddress({})}>
          <ArrowLeft className="ic" aria-hidden="true" />
          {t('inquiries.tab')}
        </Link>
        <h1>{t('orders.title')}</h1>
      </div>
      <section className="panel field">
        <label htmlFor={id}>{t('orders.text')}</label>
        <textarea
          id={id}
          className="in min-h-36"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {t('orders.textHelp')}
        </p>
        {text ? (
          <div className="row">
            <button
              className="btn"
              type="button"
              onClick={async () => {
                if (text.length > MAX_CODE_TEXT_LENGTH && !(await ask(t('orders.confirmClear'), 'discard'))) return
                type('')
                forgetStoredPerson()
              }}
            >
              {t('orders.clear')}
            </button>
          </div>
        ) : null}
      </section>
      {code ? <KnownInquiries code={code} isAlone={!order} overtaken={overtaken.code === code ? overtaken.times : 0} /> : null}
      {order ? (
        <OrderToday
          order={order}
          message={wanted}
          onOvertaken={() => setOvertaken(({ times }) => ({ code: order.code, times: times + 1 }))}
          onDone={() => type('')}
        />
      ) : null}
      {!order && !code && wanted.trim() ? (
        <Note kind="warn" title={t('orders.unreadable')}>
          {t('orders.unreadableText')}
        </Note>
      ) : null}
    </div>
  )
}

type KnownInquiriesProps = {
  code: string
  isAlone: boolean
  /** Number of attempts to save the order that failed because somebody else had saved it. Each further one focuses this note. */
  overtaken: number
}

/** Inquiries with an order code or inquiry code. If only the code is known and no inquiry has it, the page says so. */
function KnownInquiries({ code, isAlone, overtaken }: KnownInquiriesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { data, error } = useQuery(inquiriesByCodeQuery(useStaffApi(), code))
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (overtaken > 0) note.current?.focus()
  }, [overtaken])
  if (error) {
    return (
      <Note kind="error" title={t('orders.lookupFailed')}>
        {loadFailure(error, t)}
      </Note>
    )
  }
  if (!data) return isAlone ? <p className="muted">{t('orders.searching', { code })}</p> : null
  if (data.length === 0) {
    return isAlone ? (
      <Note kind="warn" title={t('orders.unknownCode', { code })}>
        {t('orders.unknownCodeText')}
      </Note>
    ) : null
  }
  return (
    <Note ref={note} kind={overtaken > 0 ? 'warn' : 'info'} title={t('orders.foundByCode', { count: data.length })}>
      {overtaken > 0 ? <p>{t('orders.overtaken', { again: t('orders.again') })}</p> : null}
      <ul>
        {data.map((inquiry) => (
          <li key={inquiry.id} className="row gap-2 py-1">
            <Link to={`/admin/inquiries/${inquiry.id}`}>{inquiry.name}</Link>
            <span className="num" suppressHydrationWarning={true}>
              {formatCubanMoment(inquiry.createdAt, language)}
            </span>
            <StatusTag status={inquiry.status} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

type OrderTodayProps = { order: WrittenOrder; message: string; onOvertaken: () => void; onDone: () => void }

function OrderToday({ order, message, onOvertaken, onDone }: OrderTodayProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const navigate = useNavigate()
  const products = useQuery(productRowsQuery(api))
  const known = useQuery({ ...inquiriesByCodeQuery(api, order.code), enabled: order.code !== '' })
  const { data: rows } = products
  const [writesOf] = useState(() => createPendingWritesById<OrderWrite>())
  const compared = useMemo(
    () =>
      rows &&
      compareOrder(
        order,
        rows.map((row) => ({ ...toCartItem(row), isActive: row.isActive })),
      ),
    [order, rows],
  )
  if (!compared) {
    if (!products.error) return <p className="muted">{t('staff.loading')}</p>
    return (
      <LoadFailure
        title={t('products.failed', { message: loadFailure(products.error, t) })}
        text={t('orders.productsFailed')}
        isLoading={products.isFetching}
        onReload={products.refetch}
      />
    )
  }
  return (
    <div className="iq">
      <OrderView order={order} compared={compared} />
      <OrderForm
        key={order.code}
        api={api}
        order={{ language: order.language, message, cart: snapshotFromMessage(order, compared) }}
        writes={writesOf(order.code || message)}
        isKnown={(known.data?.length ?? 0) > 0}
        onOvertaken={onOvertaken}
        onDone={(inquiry) => {
          onDone()
          void navigate(`/admin/inquiries/${inquiry.id}`)
        }}
      />
    </div>
  )
}

/** Finds the code in a short text that consists of it or ends with it: "k7m3px", "Pedido K7M3PX". */
function codeIn(text: string): string | undefined {
  const words = text
    .trim()
    .split(/[^0-9a-z]+/i)
    .filter(Boolean)
  if (text.length > MAX_CODE_TEXT_LENGTH) return undefined
  const last = words.at(-1)
  const isCode = last !== undefined && (words.length === 1 || last === last.toUpperCase())
  const code = last?.toUpperCase() ?? ''
  return isCode && (isOrderCode(code) || isInquiryCode(code)) ? code : undefined
}
