import type { ProductRow } from '#features/catalog/product/product.contract.ts'
import { customerCode } from '#features/inquiries/customer-code.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import type { Letter } from '#features/replies/staff/letter.ts'
import { company } from '#features/settings/company.ts'
import { factsFrom } from '#features/settings/facts.ts'
import type { Setting } from '#features/settings/setting.contract.ts'
import { type Language, languages } from '#i18n/language.ts'
import { askedProducts } from './asked-products.ts'

/** What is stored now, as far as it is known here; what is not known is left out of an answer, never guessed. */
export type Stored = { rows: readonly ProductRow[] | undefined; settings: readonly Setting[] | undefined }

/** What an answer to an inquiry can be made of. */
export function letterFor(inquiry: Inquiry, { rows, settings }: Stored): Letter {
  return {
    name: inquiry.name,
    code: customerCode(inquiry),
    // Of an order from WhatsApp only the moment is known at which staff wrote it down.
    writtenAt: inquiry.source === 'whatsapp' ? undefined : inquiry.createdAt,
    message: inquiry.message,
    products: rows ? askedProducts(inquiry, rows) : [],
    ...companyFacts(settings),
  }
}

/** How the company calls itself and can be reached, by what staff have set. */
export function companyFacts(settings: readonly Setting[] | undefined): Pick<Letter, 'hours' | 'address' | 'phone' | 'company'> {
  const facts = (language: Language) => (settings ? factsFrom(settings, language) : undefined)
  return {
    hours: Object.fromEntries(languages.map((language) => [language, facts(language)?.hours ?? ''])) as Letter['hours'],
    address: facts('es')?.address ?? '',
    phone: facts('es')?.phones.sales ?? '',
    company: company.brand,
  }
}
