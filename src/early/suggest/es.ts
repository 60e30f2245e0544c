import { es } from '#i18n/suggest/es.ts'
import { suggest } from './suggest.ts'

suggest(es)
