import { defineCall } from '#api/call.ts'
import type { ConfirmationInput, Desk, DeskQuery, Hints, HintsInput } from './desk/desk.contract.ts'
import type {
  GlossaryTerm,
  GlossaryTermChange,
  GlossaryTermInput,
  KnownTranslations,
  KnownTranslationsInput,
  ServiceState,
  TranslateInput,
  Translation,
} from './translation.contract.ts'

type Key = { params: { key: string } }

export const translateText = defineCall<{ body: TranslateInput; answer: Translation }>('POST', '/api/translate')
/** True if a translation service is configured. */
export const getTranslationService = defineCall<{ answer: ServiceState }>('GET', '/api/translate/service')
/** Translations from glossary and memory, without a service. */
export const findKnownTranslations = defineCall<{ body: KnownTranslationsInput; answer: KnownTranslations }>('POST', '/api/translate/known')
export const listGlossary = defineCall<{ answer: GlossaryTerm[] }>('GET', '/api/admin/glossary')
export const addGlossaryTerm = defineCall<{ body: GlossaryTermInput; answer: GlossaryTerm }>('POST', '/api/admin/glossary')
export const changeGlossaryTerm = defineCall<Key & { body: GlossaryTermChange; answer: GlossaryTerm }>('PUT', '/api/admin/glossary/:key')
export const removeGlossaryTerm = defineCall<Key & { answer: undefined }>('DELETE', '/api/admin/glossary/:key')
export const resetGlossaryTerm = {
  ...defineCall<Key & { answer: GlossaryTerm }>('POST', '/api/admin/glossary/:key/reset'),
  takesBack: true,
} as const

/** Missing and outdated translations, with the progress per language. */
export const listTranslations = defineCall<{ query: DeskQuery; answer: Desk }>('GET', '/api/admin/translations')
/** Confirms that an outdated translation of a page, template or picture still fits its source text. */
export const confirmTranslation = defineCall<{ body: ConfirmationInput; answer: undefined }>('POST', '/api/admin/translations/fits')
/** Glossary terms in a text, and translations of similar texts. */
export const findHints = defineCall<{ body: HintsInput; answer: Hints }>('POST', '/api/translate/hints')
