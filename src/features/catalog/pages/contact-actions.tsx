import { mailLink, phoneLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Mail, MapPin, Phone } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { type ChatProduct, nameAndCode, productChatLink } from './product-contact.ts'

type ContactActionsProps = {
  product: ChatProduct & { slug: string; advice: { isPower: boolean } }
  phone: string
  email: string
  /** Sentence about the place where buyers get the product; '' if the place is unknown. */
  handover: string
}

/** Links that contact the company about a product, and the place where buyers get it. */
export function ContactActions({ product, phone, email, handover }: ContactActionsProps) {
  const t = useText()
  const name = nameAndCode(product, useVisit().language)
  return (
    <>
      <div className="stack scr [--gap:.5rem]">
        <p className="lbl sm">{t('product.ask')}</p>
        <div className="ctas">
          <ChatLink className="btn btn-wa" href={productChatLink(phone, product)}>
            <WhatsappIcon />
            WhatsApp
          </ChatLink>
          {email ? (
            <a
              className="btn"
              href={mailLink(
                email,
                t('product.mailSubject', { name }),
                t('product.mailBody', { name, question: t(`product.ask.${product.stockStatus}`) }),
              )}
            >
              <Mail />
              {t('product.mail')}
            </a>
          ) : null}
          {phone ? (
            <a className="btn" href={phoneLink(phone)}>
              <Phone />
              {t('product.call')}
            </a>
          ) : null}
        </div>
        {/*
          The script early/early.ts adds the number of pieces that the visitor has chosen or put into the cart. Without a connection the
          form reads from the stored page that it need not ask for the kind of system (early/offline-inquiry.ts).
        */}
        <a className="btn btn-wide" data-quote={product.advice.isPower ? '' : 'plain'} href={`/contact?product=${product.slug}#quote`}>
          {t('products.quote')}
        </a>
      </div>
      {handover ? (
        <p className="row nowrap sm muted items-start gap-2 wrap-anywhere">
          <MapPin />
          <span>{handover}</span>
        </p>
      ) : null}
    </>
  )
}
