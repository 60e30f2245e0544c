import { accounts } from './accounts/de.ts'
import { analytics } from './analytics/de.ts'
import { bulk } from './bulk/de.ts'
import { categories } from './categories/de.ts'
import { dashboard } from './dashboard/de.ts'
import { desk } from './desk/de.ts'
import { exchange } from './exchange/de.ts'
import { figures } from './figures/de.ts'
import { frame } from './frame/de.ts'
import { inquiries } from './inquiries/de.ts'
import { library } from './library/de.ts'
import { mail } from './mail/de.ts'
import { orders } from './orders/de.ts'
import { photos } from './photos/de.ts'
import { picker } from './picker/de.ts'
import { product } from './product/de.ts'
import { products } from './products/de.ts'
import { publishing } from './publishing/de.ts'
import { replies } from './replies/de.ts'
import { saving } from './saving/de.ts'
import { searchWords } from './search-words/de.ts'
import { settings } from './settings/de.ts'
import { siteImages } from './site-images/de.ts'
import { sizing } from './sizing/de.ts'
import { spreadsheets } from './spreadsheets/de.ts'
import { tasks } from './tasks/de.ts'
import { translation } from './translation/de.ts'
import { trash } from './trash/de.ts'
import { unsaved } from './unsaved/de.ts'

/**
 * Texts of the staff area. German defines the type of the other languages, because it is the staff's default. Keys name place
 * and part. Texts that the specification prescribes are verbatim, dots included.
 */
export const de = {
  ...frame,
  ...products,
  ...product,
  ...saving,
  ...picker,
  ...categories,
  ...inquiries,
  ...bulk,
  ...orders,
  ...photos,
  ...publishing,
  ...desk,
  ...tasks,
  ...translation,
  ...searchWords,
  ...sizing,
  ...spreadsheets,
  ...figures,
  ...siteImages,
  ...library,
  ...mail,
  ...unsaved,
  ...replies,
  ...settings,
  ...exchange,
  ...trash,
  ...accounts,
  ...dashboard,
  ...analytics,
}
export type Staff = typeof de
