import { type RefObject, useEffect, useRef, useState } from 'react'
import { mailLink, smsLink, whatsappLink } from '#kit/links.ts'
import { Copy, MessageSquare } from '#ui/site/cart-icons.tsx'
import { Check, Mail } from '#ui/site/icons.tsx'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Order } from '../order/whatsapp-message.ts'
import { keepOpened, readOpened } from './opened-parts.ts'

/** A long order: a chat for each part, those that were opened ticked; mail and SMS carry the same parts. */
export function OrderParts({ code, order, phone, email }: { code: string; order: Order; phone: string; email: string }) {
  const t = usePageText()
  // What was opened in this page is known also where nothing can be kept.
  const { parts, base } = order
  const [known, setKnown] = useState({ base, opened: readOpened(order) })
  const opened = known.base === base ? known.opened : readOpened(order)
  const count = parts.length
  function open(at: number): void {
    const next = [...opened, at]
    setKnown({ base, opened: next })
    keepOpened(order, next)
  }
  return (
    <ol className="stack [--gap:.5rem]">
      {parts.map((text, at) => {
        const part = at + 1
        const isOpened = opened.includes(at)
        const subject = t('order.codePart', { code, part, count })
        return (
          <li key={part} className="row nowrap gap-2">
            <a
              className={`btn btn-wide ${isOpened ? 'btn-done' : 'btn-wa'}`}
              data-part={at}
              href={whatsappLink(phone, text)}
              target="_blank"
              rel="noopener"
              onClick={() => open(at)}
            >
              {isOpened ? <Check /> : <WhatsappIcon />}
              {t('cart.part', { part, count })}
              {isOpened ? `: ${t('cart.opened')}` : null}
            </a>
            <a
              className="btn btn-ic"
              href={mailLink(email, subject, text)}
              aria-label={t('cart.wayPart', { way: t('cart.mail'), part, count })}
            >
              <Mail />
            </a>
            <a className="btn btn-ic" href={smsLink(phone, text)} aria-label={t('cart.wayPart', { way: t('cart.sms'), part, count })}>
              <MessageSquare />
            </a>
          </li>
        )
      })}
    </ol>
  )
}

export function OrderMail({ address, subject, text }: { address: string; subject: string; text: string }) {
  const t = usePageText()
  return (
    <a className="btn btn-quiet" href={mailLink(address, subject, text)}>
      <Mail />
      {t('cart.mail')}
    </a>
  )
}

export function OrderSms({ phone, text }: { phone: string; text: string }) {
  const t = usePageText()
  return (
    <a className="btn btn-quiet" href={smsLink(phone, text)}>
      <MessageSquare />
      {t('cart.sms')}
    </a>
  )
}

const COPIED_MS = 2000

/** Copies the order whole, however long it is. */
export function OrderCopy({
  message,
  preview,
  say,
}: {
  message: string
  preview: RefObject<HTMLDetailsElement | null>
  say(text: string): void
}) {
  const t = usePageText()
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(): Promise<void> {
    const isDone = (await toClipboard(message)) || (preview.current !== null && copySelected(preview.current))
    say(isDone ? t('cart.copied') : t('cart.copyFailed'))
    setCopied(isDone)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setCopied(false)
      say('')
    }, COPIED_MS)
  }

  return (
    <button type="button" className="btn btn-quiet" onClick={copy}>
      {isCopied ? <Check /> : <Copy />}
      {isCopied ? t('cart.copied') : t('cart.copy')}
    </button>
  )
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Without https a browser has no clipboard for us: the message is shown and selected, and copied as in old days. */
function copySelected(preview: HTMLDetailsElement): boolean {
  preview.open = true
  if (preview.lastElementChild) getSelection()?.selectAllChildren(preview.lastElementChild)
  return document.execCommand('copy')
}
