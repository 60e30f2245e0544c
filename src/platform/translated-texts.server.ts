import type { Language } from '#i18n/language.ts'
import { sourceOrder } from './learn-translations.server.ts'
import type { TranslatableText } from './translation-source.server.ts'

/** A text with its name in the call that saves it, such as "shortDescriptionEs". */
type Written = { text: string; name: string }
type About = Pick<TranslatableText, 'subject' | 'title' | 'field' | 'updatedAt'>

/**
 * Returns the translations of a text for the translation desk; none if the text is empty in all languages.
 *
 * @param findFormer returns the source text that a translation was made from, if the source has changed since
 */
export function toTranslatableTexts(
  about: About,
  written: Record<Language, Written>,
  findFormer: (source: Written, translation: Written) => string | undefined,
): TranslatableText[] {
  const from = sourceOrder.find((language) => written[language].text.trim() !== '')
  if (!from) return []
  const source = written[from]
  return sourceOrder
    .filter((language) => language !== from)
    .map((to) => {
      const { name, text } = written[to]
      const former = text.trim() === '' ? undefined : findFormer(source, written[to])
      const state = text.trim() === '' ? 'missing' : former === undefined ? 'done' : 'outdated'
      return { ...about, name, from, source: source.text, to, text, state, ...(former === undefined ? {} : { former }) }
    })
}
