/** What stands before a limit that is itself too much, in whichever of our languages: people mix them. */
export const below = [
  ...['menos de', 'menos que', 'menor de', 'menor que', 'menor a', 'inferior a', 'bajo', 'debajo de', 'por debajo de'],
  ...['más barato que', 'más barata que', 'más baratos que', 'más baratas que', 'más barato de', 'más barata de'],
  ...['under', 'below', 'less than', 'lower than', 'cheaper than', 'unter', 'weniger als', 'billiger als', 'günstiger als'],
]
/** The same with what ends with the limit. */
export const upTo = [
  ...below,
  ...['no mayor de', 'no mayor a', 'hasta', 'no más de', 'no más que', 'que no pase de'],
  ...['máximo', 'máximo de', 'como máximo', 'a lo sumo', 'tope'],
  ...['up to', 'at most', 'no more than', 'not more than', 'not over', 'max', 'maximum', 'within'],
  ...['bis', 'bis zu', 'höchstens', 'hoechstens', 'maximal', 'nicht mehr als', 'nicht über', 'nicht teurer als'],
]
/** The same for what begins with the limit itself. These are read first, or "no menos de" would be a "menos de", */
export const atLeast = [
  ...['no menos de', 'no menor de', 'no menor que', 'no menor a', 'no inferior a', 'desde', 'a partir de'],
  ...['mínimo', 'mínimo de', 'como mínimo', 'al menos', 'por lo menos', 'at least', 'no less than', 'not less than', 'not under'],
  ...['from', 'starting at', 'min', 'minimum', 'ab', 'mindestens', 'nicht unter', 'nicht weniger als'],
]
/** and for what begins behind it. */
export const moreThan = [
  ...['más de', 'más que', 'mayor de', 'mayor que', 'mayor a', 'superior a', 'encima de', 'por encima de', 'arriba de'],
  ...['más caro que', 'más cara que', 'over', 'above', 'more than', 'higher than', 'greater than'],
  ...['über', 'ueber', 'mehr als', 'teurer als'],
]

/** As a pattern. Accents may be missing; the longest phrase first, or "no más de" would be a "más de". */
export const phrasePattern = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', '\\s+').replace(/[áíöü]/g, (letter) => `[${letter.normalize('NFD')[0]}${letter}]`))
    .join('|')

/** A question from which something was taken, without blanks and commas that held it. */
export const tidied = (question: string): string =>
  question
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
