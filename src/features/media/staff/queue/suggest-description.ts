import type { Language } from '#i18n/language.ts'
import type { PictureSubject } from './waiting-files.ts'

/** File names made by cameras, phones and chats, which describe nothing. */
const CAMERA =
  /^(?:img|dsc[nf]?|pxl|p|photo|foto|image|bild|imagen|picture|screenshot|captura|whatsapp image|vid|mvimg|signal)?[-_ ]*\d[\d\s_()\-.:]*(?:at [\d.:]+|wa\d+)?$/i

/**
 * Suggests the description of a picture: the name of its product, numbered from the second picture on, otherwise the words of the
 * file name in the user's language.
 *
 * @param number position among the pictures of the same subject, from 1
 */
export function suggestDescription(
  { name, subject }: { name: string; subject: PictureSubject | undefined },
  number: number,
  language: Language,
): PictureSubject {
  const numbered = (text: string) => (text && number > 1 ? `${text} (${number})` : text)
  if (subject) return { de: numbered(subject.de), es: numbered(subject.es), en: numbered(subject.en) }
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return { de: '', es: '', en: '', [language]: CAMERA.test(words) ? '' : words }
}
