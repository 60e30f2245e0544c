import { de } from '#i18n/suggest/de.ts'
import { suggest } from './suggest.ts'

suggest(de)
