import { WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Check, Copy, Mail, MessageSquare } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'

/** The message, remarks on the order, and further ways to send it. */
export function OrderTemplate() {
  const t = usePageText()
  return (
    <>
      <details className="mt-3">
        <summary className="sm row min-h-11 cursor-pointer gap-2 lbl text-sea">
          <MessageSquare />
          {t('cart.preview')}
        </summary>
        <p className="sm whitespace-pre-wrap" data-f="message" />
      </details>
      <p className="sm mt-3" data-f="isAlone">
        <a href="/cuba-energia-solar#calc">{t('cart.calculate')}</a>
      </p>
      <div className="stack order mt-3">
        <p className="sm muted">
          <span data-f="onRequestNote" /> <span data-f="pickup">{t('cart.pickup')}</span>
        </p>
        <p className="note note-warn sm" data-f="isUnkept">
          {t('cart.notKept')}
        </p>
        <div className="note note-warn sm" role="status" data-f="unchecked">
          <p data-f="age" />
          <button type="button" className="btn mt-2 justify-self-start" value="check">
            {t('cart.checkAgain')}
          </button>
        </div>
        {/* Shown while prices are checked. It reserves the space of the buttons below, so that nothing moves when they appear. */}
        <p className="row justify-center sm muted min-h-11" data-f="pricesOf" />
        <div className="row justify-center gap-1" data-f="single">
          <CopyButton />
          <a className="btn btn-quiet" data-f="mail">
            <Mail />
            {t('cart.mail')}
          </a>
          <a className="btn btn-quiet" data-f="sms">
            <MessageSquare />
            {t('cart.sms')}
          </a>
        </div>
        <div className="stack" data-f="several">
          <p className="sm" data-f="long" />
          <ol className="stack [--gap:.5rem]" data-f="parts">
            <PartTemplate />
          </ol>
          <div className="row justify-center">
            <CopyButton />
          </div>
        </div>
        <a className="btn btn-wide" href="/contact?cart=1#quote">
          {t('cart.inquire')}
        </a>
      </div>
    </>
  )
}

/** One message of a long order; a message whose chat was opened has a tick. */
function PartTemplate() {
  const t = usePageText()
  return (
    <li className="row nowrap gap-2">
      <a className="btn btn-wide btn-wa" target="_blank" rel="noopener" data-f="chat">
        <WhatsappIcon />
        <span data-f="part" />
      </a>
      <a className="btn btn-wide btn-done" target="_blank" rel="noopener" data-f="opened">
        <Check />
        <span>
          <span data-f="part" />: {t('cart.opened')}
        </span>
      </a>
      <a className="btn btn-ic" data-f="mail">
        <Mail />
      </a>
      <a className="btn btn-ic" data-f="sms">
        <MessageSquare />
      </a>
    </li>
  )
}

/** Copies the complete order, also one that is sent in several messages. */
function CopyButton() {
  const t = usePageText()
  return (
    <>
      <button type="button" className="btn btn-quiet" value="copy" data-f="copy">
        <Copy />
        {t('cart.copy')}
      </button>
      <button type="button" className="btn btn-quiet" value="copy" data-f="copied">
        <Check />
        {t('cart.copied')}
      </button>
    </>
  )
}

/** The total and the main button at the bottom of the dialog. For an order of several messages the button leads to these. */
export function OrderBarTemplate() {
  const t = usePageText()
  return (
    <div className="dlg-f stack order" data-f="bar">
      <div className="hint" data-f="hint">
        <button type="button" className="btn btn-wide sm" value="checks" data-f="mild" />
        <button type="button" className="btn btn-wide sm text-red" value="checks" data-f="grave" />
      </div>
      <p className="tot" data-f="total">
        <span>{t('cart.total')}</span>
        <b>
          <span data-f="amount" /> <small className="muted">USD</small>
        </b>
      </p>
      <p className="sm muted" data-f="about" />
      <button type="button" className="btn btn-lg btn-wide" disabled aria-busy="true" data-f="checking">
        {t('cart.checking')}
      </button>
      <a className="btn btn-wa btn-lg btn-wide" target="_blank" rel="noopener" data-f="chat">
        <WhatsappIcon />
        {t('cart.send')}
      </a>
      <button type="button" className="btn btn-wa btn-lg btn-wide" value="parts" data-f="toParts">
        <WhatsappIcon />
        {t('cart.send')}
      </button>
    </div>
  )
}
