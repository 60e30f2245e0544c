import { accounts } from './accounts/en.ts'
import { analytics } from './analytics/en.ts'
import { bulk } from './bulk/en.ts'
import { categories } from './categories/en.ts'
import { dashboard } from './dashboard/en.ts'
import type { Staff } from './de.ts'
import { desk } from './desk/en.ts'
import { exchange } from './exchange/en.ts'
import { figures } from './figures/en.ts'
import { frame } from './frame/en.ts'
import { inquiries } from './inquiries/en.ts'
import { library } from './library/en.ts'
import { mail } from './mail/en.ts'
import { orders } from './orders/en.ts'
import { photos } from './photos/en.ts'
import { picker } from './picker/en.ts'
import { product } from './product/en.ts'
import { products } from './products/en.ts'
import { publishing } from './publishing/en.ts'
import { replies } from './replies/en.ts'
import { saving } from './saving/en.ts'
import { searchWords } from './search-words/en.ts'
import { settings } from './settings/en.ts'
import { siteImages } from './site-images/en.ts'
import { sizing } from './sizing/en.ts'
import { spreadsheets } from './spreadsheets/en.ts'
import { tasks } from './tasks/en.ts'
import { translation } from './translation/en.ts'
import { trash } from './trash/en.ts'
import { unsaved } from './unsaved/en.ts'

export const en = {
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
