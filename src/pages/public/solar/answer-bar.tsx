import { roundNeeds } from '#features/sizing/shown-needs.ts'
import { formatNumber, formatPrice } from '#i18n/format.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { Approximate } from '#ui/site/approximate.tsx'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { KitsProps } from './calculator-kits.tsx'
import { useKitMessage } from './kit-message.ts'

/**
 * Bar at the bottom of a phone's screen, because the answer is below the form: consumption per day, price and class of the first
 * kit, and a link to the chat.
 */
export function AnswerBar({ sizing, products, phone }: KitsProps) {
  const t = usePageText()
  const { language } = useVisit()
  const message = useKitMessage(sizing, products)
  const { needs, kits } = sizing
  const [kit] = kits
  const [smallest] = kit?.classes ?? []
  const firstClass = smallest && t(`calc.class.${smallest}`)
  return (
    <div className="bar bar-m" id="bar">
      <p className="mr-auto leading-tight">
        <b className="num text-xl" data-need="daily">
          {formatNumber(roundNeeds(needs).daily, language)}
        </b>
        <span className="sm">{` ${t('calc.perDay')}`}</span>
        {kit && kit.cents !== null ? (
          <>
            <br />
            <span className="num sm muted">{`${firstClass}: ${formatPrice(formatCents(kit.cents), language)}`}</span>
            <Approximate cents={kit.cents} />
          </>
        ) : null}
      </p>
      <a className="btn btn-sun" href="#answer">
        {t('calc.see')}
      </a>
      <ChatLink className="btn btn-wa btn-ic" href={whatsappLink(phone, message(kit))} aria-label={t('calc.check')}>
        <WhatsappIcon />
      </ChatLink>
    </div>
  )
}
