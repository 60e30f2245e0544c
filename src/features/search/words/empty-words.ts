import { foldText } from '#kit/text/fold-text.ts'
import { fillers, offers } from './small-words.ts'
import { wordSet } from './word-set.ts'

/**
 * What, besides fillers, names no goods where a limit stands beside it: "equipos por menos de 1000 dólares", "what is in my
 * budget". Alone such a word may be all that is said of what is sought.
 */
const besideLimits = wordSet(`
  equipo equipos aparato aparatos dispositivo dispositivos cualquier cualquiera tengo dispongo cuento alcanza alcanzan alcance presupuesto
  dinero gastar pagar pago cueste cuesten valga valgan ofrecen ofrece muestrame muestren mostrar ensename dame
  everything anyone budget money spend pay afford show find gear stuff equipment devices device offered
  geld budget bekomme bekommt bekommen kriege zeig zeige zeigen mir gerat gerate ding dinge zeug ausgeben irgendwas irgendetwas man
  kostet kosten alles`)

/** At the ends of what a limit has left these say nothing: "tengo … para un inversor", "batería y …". */
const around = wordSet(`
  tengo dispongo cuento con q busco quiero quisiera necesito me mi que puedo comprar para por a un una unos unas el la los las algo y e o u
  hay tienen tienes tiene tenga tengas tengan haya hayan haiga venden vende vendan vendas cual cuales hola buenas q solo solamente ya
  i we have got want need looking for an the some any what which can buy get my to and or do you show hello hi only just is are there
  ich habe suche brauche mochte will kaufen kann was welche welchen welcher gibt es fur ein eine einen einem mit und oder mir zeig zeige hallo nur ihr habt haben`)
const behind = wordSet('de del en of in at von im als')

const inAnyLanguage = (sets: typeof fillers) => Object.values(sets).flatMap((words) => [...words])
const ofOffers = new Set(inAnyLanguage(offers))
const empty = new Set([...inAnyLanguage(fillers), ...besideLimits, ...around].filter((word) => !ofOffers.has(word)))

/**
 * A question without what says nothing of goods: '' where nothing else is left, "algo por menos de 20 dólares" as the bare
 * limit. In between words stay as they are, since some belong to names: "todo en uno".
 *
 * @param rest a question from which limits, a price or an order were taken
 */
export function withoutEmptyWords(rest: string): string {
  const typed = rest.split(/\s+/).filter(Boolean)
  const words = typed.map((text) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ''))
  // "For sale" is everything, "on sale" is not.
  const isEmpty = (word: string, at: number) => word === '' || empty.has(word) || (word === 'sale' && words[at - 1] === 'for')
  if (words.every(isEmpty)) return ''
  const first = words.findIndex((word) => word !== '' && !around.has(word))
  const last = words.findLastIndex((word) => word !== '' && !around.has(word) && !behind.has(word))
  return first < 0 || last < first ? rest : typed.slice(first, last + 1).join(' ')
}
