import { accounts } from './accounts/es.ts'
import { analytics } from './analytics/es.ts'
import { bulk } from './bulk/es.ts'
import { categories } from './categories/es.ts'
import { dashboard } from './dashboard/es.ts'
import type { Staff } from './de.ts'
import { desk } from './desk/es.ts'
import { exchange } from './exchange/es.ts'
import { figures } from './figures/es.ts'
import { frame } from './frame/es.ts'
import { inquiries } from './inquiries/es.ts'
import { library } from './library/es.ts'
import { mail } from './mail/es.ts'
import { orders } from './orders/es.ts'
import { photos } from './photos/es.ts'
import { picker } from './picker/es.ts'
import { product } from './product/es.ts'
import { products } from './products/es.ts'
import { publishing } from './publishing/es.ts'
import { replies } from './replies/es.ts'
import { saving } from './saving/es.ts'
import { searchWords } from './search-words/es.ts'
import { settings } from './settings/es.ts'
import { siteImages } from './site-images/es.ts'
import { sizing } from './sizing/es.ts'
import { spreadsheets } from './spreadsheets/es.ts'
import { tasks } from './tasks/es.ts'
import { translation } from './translation/es.ts'
import { trash } from './trash/es.ts'
import { unsaved } from './unsaved/es.ts'

export const es = {
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
} satisfies Staff
