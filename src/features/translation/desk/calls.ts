import { defineCall } from '#api/call.ts'
import type { CheckInput, Desk, DeskQuery, Hints, HintsInput } from './desk.contract.ts'

/** Missing and outdated translations, with the progress per language. */
export const listTranslations = defineCall<{ query: DeskQuery; answer: Desk }>('GET', '/api/admin/translations')
/** Confirms that an outdated translation of a page, template or picture still fits its source text. */
export const confirmTranslation = defineCall<{ body: CheckInput; answer: undefined }>('POST', '/api/admin/translations/fits')
/** Glossary terms in a text, and translations of similar texts. */
export const findHints = defineCall<{ body: HintsInput; answer: Hints }>('POST', '/api/translate/hints')
