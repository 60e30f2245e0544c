import type { Language } from '#i18n/language.ts'
import { sourceOrder } from './learn-translations.server.ts'
import type { TranslatableText } from './translation-source.server.ts'

type Written = { text: string /** Its name in the write. */; name: string }
type About = Pick<TranslatableText, 'subject' | 'title' | 'field' | 'updatedAt'>

/**
 * The translations of a text in three languages; none if it is written in no language.
 *
 * @param findFormer source text that a translation was made from, if that has changed since
 */
export function translatedTexts(
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
