import { en } from '#i18n/suggest/en.ts'
import { suggest } from './suggest.ts'

suggest(en)
