import { de } from '#i18n/more/de.ts'
import { showMore } from './more-products.ts'

showMore(de)
