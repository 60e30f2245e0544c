import type { ProductListRow } from '#features/catalog/product/product.contract.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { customerCode } from '#features/inquiries/inquiry-code.ts'
import type { ReplyFacts } from '#features/replies/staff/letter.ts'
import { factsFrom } from '#features/settings/facts.ts'
import type { Setting } from '#features/settings/setting.contract.ts'
import { type Language, languages } from '#i18n/language.ts'
import { askedProducts } from './asked-products.ts'

/** Data for a reply, as far as it is loaded. A reply leaves out facts that are missing. */
export type ReplyData = { rows: readonly ProductListRow[] | undefined; settings: readonly Setting[] | undefined; brand: string }

/** Computes the facts that a reply to an inquiry can contain. */
export function replyFactsFor(inquiry: Inquiry, { rows, settings, brand }: ReplyData): ReplyFacts {
  return {
    name: inquiry.name,
    code: customerCode(inquiry),
    // An order from WhatsApp has only the time at which staff entered it.
    writtenAt: inquiry.source === 'whatsapp' ? undefined : inquiry.createdAt,
    message: inquiry.message,
    products: rows ? askedProducts(inquiry, rows) : [],
    ...companyFacts(settings, brand),
  }
}

/** Facts about the company for a reply, from the settings of staff. */
export function companyFacts(
  settings: readonly Setting[] | undefined,
  brand: string,
): Pick<ReplyFacts, 'hours' | 'address' | 'phone' | 'company'> {
  const facts = (language: Language) => (settings ? factsFrom(settings, language) : undefined)
  return {
    hours: Object.fromEntries(languages.map((language) => [language, facts(language)?.hours ?? ''])) as ReplyFacts['hours'],
    address: facts('es')?.address ?? '',
    phone: facts('es')?.phones.sales ?? '',
    company: brand,
  }
}
