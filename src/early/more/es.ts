import { es } from '#i18n/more/es.ts'
import { showMore } from './more-products.ts'

showMore(es)
