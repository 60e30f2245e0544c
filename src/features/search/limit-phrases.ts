/** What stands before a limit that is itself too much, in whichever of our languages: people mix them. */
export const below = [
  ...['menos de', 'menos que', 'menor(?:es)? de', 'menor(?:es)? que', 'menor(?:es)? a', 'inferior(?:es)? a'],
  ...['bajo', 'debajo de', 'por debajo de', 'más barat[oa]s? que', 'más barat[oa]s? de'],
  ...['under', 'below', 'less than', 'lower than', 'cheaper than'],
  ...['unter', 'weniger als', 'niedriger als', 'geringer als', 'billiger als', 'günstiger als'],
]
/** The same for what begins behind the limit. */
export const moreThan = [
  ...['más de', 'más que', 'mayor(?:es)? de', 'mayor(?:es)? que', 'mayor(?:es)? a', 'superior(?:es)? a'],
  ...['encima de', 'por encima de', 'arriba de', 'más car[oa]s? que'],
  ...['over', 'above', 'more than', 'higher than', 'greater than', 'über', 'mehr als', 'höher als', 'teurer als'],
]
/** What compares goods and no prices: "kleiner als 500" without a unit asks for no sum of money. */
export const smaller = [
  ...['más (?:pequeñ[oa]|chic[oa]|baj[oa]|liger[oa]|livian[oa]|silencios[oa]|débil)(?:e?s)? (?:que|de)', 'menos potentes? que'],
  ...['(?:small|short|light|quiet|weak)er than', 'less powerful than'],
  ...['(?:klein|kürz|leicht|leis|schwäch)er(?: als)?'],
]
export const larger = [
  ...['más (?:grande|potente|fuerte|alt[oa]|larg[oa]|pesad[oa]|ruidos[oa]|bullos[oa])s? (?:que|de)'],
  ...['(?:bigg|larg|strong|heavi|long|loud|noisi)er than', 'more powerful than'],
  ...['(?:größ|stärk|läng|schwer|laut|leistungsstärk)er(?: als)?'],
]
/** What is not above a limit may reach it, and what is not below it begins with it. */
export const not = (list: readonly string[]): string[] => list.map((phrase) => `(?:no|not|nicht) ${phrase}`)

/** What stands before a limit that goods may reach. */
export const upTo = [
  ...below,
  ...not(moreThan),
  ...[
    'hasta',
    '(?:que|q) no (?:pase|exceda|supere)n? (?:de|los|las)',
    '(?:que|q) no (?:exceda|supere)n?',
    'máximo',
    'máximo de',
    'como máximo',
    'a lo sumo',
    'tope',
  ],
  ...['up to', 'not exceeding', 'at most', 'max', 'maximum', 'within', 'bis', 'bis zu', 'höchstens', 'maximal'],
]
/** The same for what begins with the limit itself. These are read first, or "no menos de" would be a "menos de". */
export const atLeast = [
  ...not(below),
  ...['desde', 'a partir de', 'mínimo', 'mínimo de', 'como mínimo', 'al menos', 'por lo menos'],
  ...['at least', 'from', 'starting at', 'min', 'minimum', 'ab', 'mindestens'],
]
/** The same behind a figure: "300 o menos". */
export const orLess = [
  'o menos',
  'o menor(?:es)?',
  'o inferior(?:es)?',
  'para abajo',
  'para bajo',
  'hacia abajo',
  'o por debajo',
  'and below',
  'and under',
  'or lower',
  'or smaller',
  'und weniger',
  'oder kleiner',
  'abwärts',
  'como máximo',
  'máximo',
  'or less',
  'or under',
  'or below',
  'at most',
  'oder weniger',
  'höchstens',
]
export const orMore = [
  ...[
    'o más',
    'o mayor(?:es)?',
    'o superior(?:es)?',
    'en adelante',
    'para arriba',
    'hacia arriba',
    'como mínimo',
    'mínimo',
    'or more',
    'or above',
    'or over',
    'or higher',
    'or larger',
    'or bigger',
    'at least',
    'and up',
  ],
  ...['oder mehr', 'oder höher', 'oder größer', 'und mehr', 'aufwärts', 'mindestens'],
]

/** "3 kW o más de 10 kW" is no "3 kW o más". */
export const notFurther = '(?!\\s+(?:de|que|a|than|als)\\s+(?:(?:los|las|the)\\s+)?\\d)'

const spellings: Readonly<Record<string, string>> = { ö: '(?:oe|[oö])', ü: '(?:ue|[uü])', ä: '(?:ae|[aä])', ß: '(?:ß|ss?)' }

/** As a pattern. Accents may be missing; the longest phrase first, or "no más de" would be a "más de". */
export const phrasePattern = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replaceAll(' ', '\\s+')
        .replace(/[áéíóñöüäß]/g, (letter) => spellings[letter] ?? `(?:${letter.normalize('NFD')[0]}|${letter})`),
    )
    .join('|')

/** A question from which something was taken, without blanks and commas that held it. */
export const tidied = (question: string): string =>
  question
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
