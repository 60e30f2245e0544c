import { data, redirect } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { getProduct } from '#features/catalog/calls.ts'
import type { ProductDetail } from '#features/catalog/product/product.contract.ts'
import { sendInquiry } from '#features/inquiries/calls.ts'
import { inquiryFrom, keyOfDay, readFailure, readFormValues } from '#features/inquiries/form/form-rules.ts'
import { isInquiryCode } from '#features/inquiries/inquiry-code.ts'
import { isQuantity } from '#features/inquiries/limits.ts'
import { listSettings } from '#features/settings/calls.ts'
import { ContactCard, MailLink, MailLinks } from '#features/settings/contact-card.tsx'
import { LocationCard } from '#features/settings/location-card.tsx'
import { hasWarehouse, placeNames } from '#features/settings/places.ts'
import { settingPicture } from '#features/settings/setting-picture.ts'
import { capitalized, formatList } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { parts } from '#islands/contact.tsx'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { PackageCheck } from '#ui/site/icons.tsx'
import { islandsOf } from '#ui/site/island.tsx'
import { usePageText } from '#ui/visit.ts'
import { apiContext, visitContext } from '../visit.ts'
import type { Route } from './+types/contact.page'
import { head } from './head.ts'
import { useFacts, useHasCalculator } from './layout-data.ts'
import { type Load, onServer, queryOf } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const ContactIsland = islandsOf('contact', parts)

const load = (async (api, { query, language }) => {
  const asked = query('/contact')
  const sent = asked.get('sent') ?? ''
  const slug = asked.get('product')
  const quantity = asked.get('quantity') ?? ''
  const product = slug ? await findProduct(api, slug) : undefined
  const settings = await api.call(listSettings).catch(() => [])
  return {
    map: settingPicture(settings, 'company_map_image', language),
    code: isInquiryCode(sent) ? sent : undefined,
    // Also set for a deleted product, because the visitor's draft is stored under its address.
    source: slug ? `/product/${product?.slug ?? slug}` : '/contact',
    product: product && {
      id: product.id,
      slug: product.slug,
      name: nameOf(product, 'name', language),
      picture: product.mainImage,
      quantity: isQuantity(quantity) ? quantity.trim() : '1',
      isPower: product.advice.isPower,
    },
    isOfCart: asked.has('cart'),
  }
}) satisfies Load<unknown>

/** Finds the product of a link by its current or a former slug; undefined if there is none or the request fails. */
async function findProduct(api: Api, slug: string): Promise<ProductDetail | undefined> {
  return api.call(getProduct, { params: { slug } }).catch(() => undefined)
}

const loadOnServer = onServer(load)
/** A page with a code belongs to one visitor, so it must not be cached. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadOnServer(args)
  return data(loaded, loaded.code ? { headers: { 'cache-control': 'no-store' } } : {})
}
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Handles the form without scripts: sends the inquiry and redirects to the confirmation, or returns all input with its problems. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(visitContext)
  const form = await request.formData()
  const product = queryOf(request)('/contact').get('product')
  const values = readFormValues(form)
  try {
    const { code } = await context.get(apiContext).call(sendInquiry, {
      body: inquiryFrom(form, { language, source: product ? `/product/${product}` : '/contact' }),
      headers: { 'idempotency-key': await keyOfDay(values, new Date()) },
    })
    // Redirects, so that a reload does not send the inquiry again.
    return redirect(`/contact?sent=${code}&lang=${language}#quote`, 303)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, problems, reason } = readFailure(error.status, error.body)
    return data({ values, problems, failure: reason }, { status })
  }
}

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, language, facts, trade) => {
    const { phones, emails, sites } = facts
    const ways = [...(phones.technical ? [t('contact.byPhone'), 'WhatsApp'] : []), ...(emails.technical ? [t('about.byMail')] : [])]
    const tasks = [
      ...(phones.technical === phones.sales ? [] : [t('contact.forAdvice')]),
      t('contact.forSales'),
      ...(sites.handover && hasWarehouse(facts) ? [t('contact.forPickup')] : []),
    ]
    const [inWords, forWords] = [ways, tasks].map((list) => capitalized(formatList(list, language)))
    return {
      title: t('contact.title'),
      description:
        inWords && forWords
          ? t('contact.description', { ways: inWords, places: formatList(placeNames(sites), language), tasks: forWords })
          : t('contact.title'),
      keywords: [t('contact.title'), trade, phones.technical && 'WhatsApp', ...placeNames(sites)].filter(Boolean).join(', '),
    }
  })

export default function ContactPage({ loaderData: { map, code, source, product, isOfCart }, actionData }: Route.ComponentProps) {
  const t = usePageText()
  const facts = useFacts()
  const { phones, emails, hours, statistics, sites } = facts
  return (
    <>
      <Breadcrumb here={t('contact.title')} />
      <div className="wrap sec-tight">
        <div className="head">
          <h1>{t('contact.title')}</h1>
          {hours || statistics.support ? (
            <p className="muted min-w-0">{t('contact.hours', { hours, support: statistics.support })}</p>
          ) : null}
        </div>
        <div className="grid grid-3">
          <ContactCard
            heading="h2"
            title={t(phones.sales === phones.technical ? 'contact.oneNumber' : 'contact.technical')}
            phone={phones.technical}
          >
            <MailLink address={emails.technical} isSmall />
          </ContactCard>
          <ContactCard heading="h2" title={t('contact.sales')} phone={phones.sales === phones.technical ? '' : phones.sales}>
            <MailLink address={emails.sales} isSmall />
          </ContactCard>
          <ContactCard
            heading="h2"
            title={t('contact.warehousePlace', { place: sites.warehousePlace ?? '' })}
            phone={phones.warehouse === phones.sales ? '' : phones.warehouse}
          >
            {sites.handover === 'pickup' ? (
              <p className="row nowrap sm muted min-h-11 gap-2">
                <PackageCheck />
                {t('contact.pickupOnly')}
              </p>
            ) : null}
          </ContactCard>
        </div>
        {/* The cards have the addresses too, but need a phone number. */}
        {phones.technical ? null : <MailLinks emails={emails} />}
        <div className="split split-2 mt-section items-start">
          <section className="stack [--gap:1.25rem]" id="quote" aria-labelledby="quote-title">
            <h2 id="quote-title">{t('inquiry.title')}</h2>
            <ContactIsland
              part="quote"
              props={{ code, source, product, isOfCart, hasSystems: useHasCalculator(), answered: actionData, phone: phones.sales }}
              // Rules of classes that the form uses later: error texts, and the question about the kind of system, which not
              // every document has.
              later="err spin mt-2 chips chip relative mb-2 p-0 lbl"
            />
          </section>
          <LocationCard facts={facts} map={map} />
        </div>
      </div>
    </>
  )
}
