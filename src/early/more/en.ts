import { en } from '#i18n/more/en.ts'
import { showMore } from './more-products.ts'

showMore(en)
