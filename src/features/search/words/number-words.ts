/** Maps words to values: the nth word has the value n times `step`. A dash skips a value, a slash separates forms of a word. */
const valuesOf = (text: string, step = 1): Map<string, number> =>
  new Map(text.split(' ').flatMap((words, at) => (words === '-' ? [] : words.split('/').map((word) => [word, (at + 1) * step] as const))))

const es = {
  small: valuesOf(
    `un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun/veintiuno/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`,
  ),
  tens: valuesOf('- - treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
  hundreds: valuesOf(
    'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    100,
  ),
}
const en = {
  small: valuesOf(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: valuesOf('- twenty thirty forty fifty sixty seventy eighty ninety', 10),
}
const de = {
  small: valuesOf(
    'ein/eins/eine/einem/einen/einer zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  tens: valuesOf('- zwanzig dreissig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig', 10),
}

type Read = { value: number; next: number }

type WordAt = (place: number) => string

/**
 * Reads a spelled-out number below a million in any of our languages.
 *
 * @param wordAt returns the folded word at a place
 * @returns the value, and the place behind the number; undefined if no number begins here
 */
export function readNumberWords(wordAt: WordAt, place: number): Read | undefined {
  return spanish(wordAt, place) ?? english(wordAt, place) ?? german(wordAt, place)
}

function spanish(wordAt: WordAt, place: number): Read | undefined {
  const first = wordAt(place) === 'mil' ? { value: 1, next: place } : spanishHundreds(wordAt, place)
  if (!first || wordAt(first.next) !== 'mil') return first
  const rest = spanishHundreds(wordAt, first.next + 1)
  return { value: first.value * 1000 + (rest?.value ?? 0), next: rest?.next ?? first.next + 1 }
}

function spanishHundreds(wordAt: WordAt, place: number): Read | undefined {
  const hundreds = es.hundreds.get(wordAt(place))
  const from = hundreds === undefined ? place : place + 1
  const tens = es.tens.get(wordAt(from))
  const unit = tens !== undefined && wordAt(from + 1) === 'y' ? (es.small.get(wordAt(from + 2)) ?? 10) : 10
  if (tens !== undefined && unit < 10) return { value: (hundreds ?? 0) + tens + unit, next: from + 3 }
  const small = tens ?? es.small.get(wordAt(from))
  if (small === undefined) return hundreds === undefined ? undefined : { value: hundreds, next: from }
  return { value: (hundreds ?? 0) + small, next: from + 1 }
}

function english(wordAt: WordAt, place: number): Read | undefined {
  const isOne = wordAt(place) === 'a' && /^(?:hundred|thousand)$/.test(wordAt(place + 1))
  const first = isOne && wordAt(place + 1) === 'thousand' ? { value: 1, next: place + 1 } : englishHundreds(wordAt, place)
  if (!first || wordAt(first.next) !== 'thousand') return first
  const rest = englishHundreds(wordAt, first.next + 1)
  return { value: first.value * 1000 + (rest?.value ?? 0), next: rest?.next ?? first.next + 1 }
}

function englishHundreds(wordAt: WordAt, place: number): Read | undefined {
  const count = wordAt(place) === 'a' ? { value: 1, next: place + 1 } : englishSmall(wordAt, place)
  if (!count || wordAt(count.next) !== 'hundred') return wordAt(place) === 'a' ? undefined : count
  const value = count.value * 100
  const behind = count.next + 1
  const rest = englishSmall(wordAt, wordAt(behind) === 'and' ? behind + 1 : behind)
  // The number behind "and" may be a second number: "between one hundred and two hundred".
  if (!rest || /^(?:hundred|thousand)$/.test(wordAt(rest.next))) return { value, next: behind }
  return { value: value + rest.value, next: rest.next }
}

function englishSmall(wordAt: WordAt, place: number): Read | undefined {
  const tens = en.tens.get(wordAt(place))
  if (tens === undefined) {
    const value = en.small.get(wordAt(place))
    return value === undefined ? undefined : { value, next: place + 1 }
  }
  const behind = wordAt(place + 1) === '-' ? place + 2 : place + 1
  const unit = en.small.get(wordAt(behind)) ?? 10
  return unit < 10 ? { value: tens + unit, next: behind + 1 } : { value: tens, next: place + 1 }
}

/** Reads a German number, which is a single word of any length: "zweitausendfünfhundert". */
function german(wordAt: WordAt, place: number): Read | undefined {
  const [first = '', rest] = wordAt(place).split(/tausend(.*)/s)
  const [high, low] = rest === undefined ? [0, germanHundreds(first)] : [germanHundreds(first || 'ein'), germanHundreds(rest || '-')]
  return high === undefined || low === undefined || high + low === 0 ? undefined : { value: high * 1000 + low, next: place + 1 }
}

function germanHundreds(word: string): number | undefined {
  const [first = '', rest] = word.split(/hundert(?:und)?(.*)/s)
  if (rest === undefined) return germanSmall(first)
  const [hundreds, small] = [germanSmall(first || 'ein'), germanSmall(rest || '-')]
  return hundreds === undefined || small === undefined ? undefined : hundreds * 100 + small
}

function germanSmall(word: string): number | undefined {
  const known = word === '-' ? 0 : (de.small.get(word) ?? de.tens.get(word))
  if (known !== undefined) return known
  const [, unit = '', tens = ''] = /^(.+?)und(.+)$/s.exec(word) ?? []
  const [one, ten] = [de.small.get(unit), de.tens.get(tens)]
  return one === undefined || ten === undefined || one > 9 ? undefined : ten + one
}
