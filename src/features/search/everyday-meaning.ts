import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { fillers } from './words/small-words.ts'
import { wordSet } from './words/word-set.ts'

const start = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'

const runs = '(?:for|run(?:s|ning)?|power(?:s|ing)?|para|and|y)'
const count = '(?:(?:\\d{1,2}|an?|the|my|our|one|two|three|four|un|dos|tres|mi|el)\\s+)'
/** An AC that is run is an air conditioner; "AC cable" and "DC to AC" are of the current. */
const airConditioner = new RegExp(
  `${start}(${runs}\\s+)(${count}?)a\\/?c(s?)(?=\\s*(?:$|[,.;?!+])|\\s+(?:and|or|plus|with|units?|y|o|con|de)${wordEnd})(?:\\s+units?${wordEnd})?`,
  'giu',
)
const airConditioners = new RegExp(`${start}a\\/?c['’]?s${wordEnd}`, 'giu')

/** "Inverter for 2 AC" as "inverter for 2 air conditioners". */
export const withAirConditioners = (question: string): string =>
  question
    .replace(
      airConditioner,
      (_, lead: string, some: string, many: string) => `${lead}${some}${nameFor(lead)}${many || /\d/.test(some) ? 's' : ''}`,
    )
    .replace(airConditioners, 'air conditioners')

const nameFor = (lead: string) => (/^(?:para|y)\s/iu.test(lead) ? 'split' : 'air conditioner')

const much = '(?:much[oa]s?|tant[oa]s?|demasiad[oa]s?|nada\\s+de|too\\s+much|much|any|so\\s+much|zu\\s+viel|viel)\\s+'
const quiet = {
  silencioso: `sin\\s+(?:hacer\\s+)?(?:${much})?(?:ruidos?|bulla|esc[aá]ndalo)|(?:que\\s+|q\\s+)?(?:no|ni)\\s+(?:hagan?|metan?|den?|tengan?)\\s+(?:${much})?(?:ruidos?|bulla|esc[aá]ndalo)|(?:que\\s+|q\\s+)?no\\s+(?:suenen?(?:\\s+(?:mucho|tanto))?|(?:sean?\\s+)?(?:(?:muy|tan|demasiado)\\s+)?(?:ruidos[oa]s?|bullos[oa]s?|escandalos[oa]s?))|(?:con\\s+)?poc[oa]\\s+(?:ruido|bulla)|(?:que\\s+)?hagan?\\s+poc[oa]\\s+(?:ruido|bulla)|poco\\s+ruidos[oa]s?`,
  quiet: `(?:without|with\\s+no|no)\\s+(?:${much})?noise|low[\\s-]noise|noiseless|(?:that\\s+(?:is|are)\\s+)?not\\s+(?:(?:too|so|very)\\s+)?(?:noisy|loud)|(?:that\\s+)?(?:does\\s+not|doesn['’]?t|don['’]?t)\\s+make\\s+(?:${much})?noise`,
  leise: `ohne\\s+(?:${much})?l[aä]rm|kein(?:en)?\\s+l[aä]rm|nicht\\s+(?:(?:zu|so|sehr)\\s+)?laut`,
}
const silences = Object.entries(quiet).map(([word, phrases]) => ({
  word,
  inside: new RegExp(`${start}(?:${phrases})${wordEnd}`, 'giu'),
  alone: new RegExp(`^\\s*(?:algo\\s+|something\\s+|etwas\\s+)?(?:${phrases})[\\s.!?]*$`, 'iu'),
}))
/** Of our goods only engines are called silent, by their hoods. */
const engine = new RegExp(
  `${start}(?:generador(?:es)?|plantas?(?!\\s+(?:solar|fotov))|grupos?\\s+electr[oó]genos?|motor(?:es)?|generators?|gensets?|generatoren|stromerzeuger|notstrom\\p{L}*)${wordEnd}`,
  'iu',
)

/** "Planta que no haga bulla" as "planta silencioso": words agree in no search. */
export function withSilence(question: string): string {
  const hasEngine = engine.test(question)
  return silences.reduce(
    (text, { word, inside, alone }) => (hasEngine ? text.replace(inside, word) : alone.test(text) ? word : text),
    question,
  )
}

/** What keeps power going, as one asks for all of it. */
const sources: Record<Language, string> = {
  es: 'baterías, sistemas solares y generadores',
  en: 'batteries, solar systems and generators',
  de: 'Batterien, Solaranlagen und Generatoren',
}
const endures: Record<Language, RegExp> = {
  es: /^(?:aguant\p{L}*|resist(?:a|an|e|en|ir)|dur(?:e|en|a|an|ar))$/u,
  en: /^(?:lasts?|lasting|survives?|endures?)$/u,
  de: /^(?:durchhalt\p{L}*|halt|halten|ubersteh\p{L}*|reicht|reichen)$/u,
}
/** What is to be lived through, and for how long. */
const times: Record<Language, ReadonlySet<string>> = {
  es: wordSet('hora horas noche noches dia dias apagon apagones madrugada tiempo rato'),
  en: wordSet('hour hours hrs h night nights day days blackout blackouts outage outages overnight'),
  de: wordSet('stunde stunden h nacht nachte tag tage stromausfall stromausfalle'),
}
const withTimes: Record<Language, ReadonlySet<string>> = {
  es: wordSet('pa q toda todo entera entero largo larga largos largas corriente luz electricidad mas menos minimo'),
  en: wordSet('all whole long through power light least'),
  de: wordSet('ganze ganzen gesamte lange langen ohne strom durch lang mindestens'),
}

/**
 * What people ask for who name no goods but how long it is to last, as what keeps power going: "algo que aguante el apagón
 * de 12 horas". How long each does, its page and the calculator tell.
 */
export function withSources(question: string, language: Language): string {
  const words = foldText(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (
    !words.some((word) => endures[language].test(word)) ||
    !words.some((word) => times[language].has(word) || /^\d+h(?:oras|rs|s)?$/.test(word))
  )
    return question
  const isOfTime = (word: string) =>
    endures[language].test(word) ||
    /^\d+(?:h(?:oras|rs|s)?)?$/.test(word) ||
    [fillers[language], times[language], withTimes[language]].some((known) => known.has(word))
  return words.every(isOfTime) ? sources[language] : question
}
