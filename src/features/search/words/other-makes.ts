import type { Language } from '#i18n/language.ts'
import { wordSet } from './word-set.ts'

/** Makers whose goods are asked for by their name. Where no text has it, nothing tells that ours are theirs. */
const makers = `growatt deye pylontech pylon jinko longi trina canadian risen astronergy solaredge victron sma fronius goodwe
  sungrow huawei sofar solis voltronic srne felicity byd dyness ecoflow bluetti jackery anker powmr easun epever outback
  trojan ritar narada leoch yamaha perkins cummins kohler kubota hyundai briggs schneider siemens abb chint
  makita dewalt bosch stanley truper ingco milwaukee hilti`

/** The same of kinds: no generator of ours is told to be driven by wind, and no battery to be tubular. */
export const otherMakes: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`${makers} eolico eolica aerogenerador hidraulico tubular opzs opzv`),
  en: wordSet(`${makers} wind tubular opzs opzv`),
  de: wordSet(`${makers} windkraft windgenerator opzs opzv`),
}
