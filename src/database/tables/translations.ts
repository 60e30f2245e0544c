import type { Flag } from './shared.ts'

/** Differences from the shipped glossary; a term that staff added has a UUID as key. */
export type GlossaryTermTable = {
  key: string
  de: string
  es: string
  en: string
  /** True for a shipped term that staff removed. */
  is_removed: Flag
  updated_at: string
}

/** Translation memory: translations by a service or by staff, reused when the same text is translated again. */
export type TranslationMemoryTable = {
  from_language: 'es' | 'de' | 'en'
  to_language: 'es' | 'de' | 'en'
  /** SHA-256 of the text. */
  text_key: string
  text: string
  translated: string
  origin: 'service' | 'staff'
  updated_at: string
}

/** Translations of settings, reply templates and pictures that staff confirmed after their source text had changed. */
export type TranslationCheckTable = {
  kind: 'setting' | 'template' | 'image'
  /** Id, or the key of a setting. */
  subject: string
  /** Name of the translated field in the API. */
  field: string
  /** kit/short-hash of the source text that the translation was confirmed for. */
  source_hash: string
}
