import { emptyCart } from '#features/cart/cart.ts'
import { QuoteForm } from '#features/inquiries/form/quote-form.tsx'
import { ContactCard } from '#features/settings/contact-card.tsx'
import { ContactCart } from '#islands/contact-cart.tsx'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/connection.page'
import { head } from './head.ts'
import { useFacts, useHasCalculator } from './layout-data.ts'

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => ({ title: t('connection.title'), description: t('connection.text'), isUnlisted: true }))

/**
 * Offline page: the service worker shows it in place of a page that is not stored; `early/connection.ts` lists the stored pages. In place
 * of the contact page it shows the form, from a template with the fields for a product and for the cart (`early/offline-inquiry.ts`).
 */
export default function ConnectionPage() {
  const t = usePageText()
  const { phones } = useFacts()
  const { language } = useVisit()
  const hasSystems = useHasCalculator()
  return (
    <ProblemScreen title={t('connection.title')} text={t('connection.text')}>
      <div className="row">
        <a className="btn btn-sun" id="again" href="/connection">
          {t('connection.again')}
        </a>
        <a className="btn" href="/">
          {t('missing.home')}
        </a>
        <a className="btn" id="catalogue" href="/guardar-catalogo" data-saved={t('saved.look')}>
          {t('saved.title')}
        </a>
      </div>
      <nav id="kept" aria-labelledby="kept-title" hidden>
        <h2 className="mb-4 text-xl" id="kept-title">
          {t('connection.kept')}
        </h2>
        <ul className="stack" />
      </nav>
      <template
        id="inquiry"
        data-title={t('inquiry.title')}
        data-lead={t('connection.inquiry')}
        data-about={t('inquiry.about', { name: '{name}' })}
        data-about-cart={t('inquiry.aboutCart')}
        data-help={t('inquiry.messageHelp')}
      >
        <QuoteForm
          language={language}
          action="/contact"
          answered={undefined}
          isFirst
          message=""
          source="/contact"
          product={{ id: 0, name: '', picture: null, quantity: '1' }}
          cart={<ContactCart cart={{ ...emptyCart, isKept: true, isDamaged: false }} sent={undefined} onAgain={() => {}} />}
          isPower={hasSystems}
          products={undefined}
          phone={phones.sales}
          onSent={() => {}}
          showSent={undefined}
        />
      </template>
      <ContactCard heading="h2" title={t('contact.sales')} phone={phones.sales} />
    </ProblemScreen>
  )
}
