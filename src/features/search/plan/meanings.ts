import type { Language } from '#i18n/language.ts'
import { languageWords } from '../languages/all.ts'
import { fillerWords, vehicleWords } from '../words/word-lists.ts'
import { hasRole, type Piece, toPiece } from './pieces.ts'

type Pieces = readonly Piece[]

/**
 * Searches that replace a question with a duration but without goods, one per power source (batteries, solar systems,
 * generators): "algo que aguante el apagón de 12 horas" (something that lasts through a power cut of 12 hours). Each product's
 * page and the calculator show its runtime.
 *
 * @returns undefined for other questions
 */
export function powerSourcesFor(pieces: Pieces, language: Language): readonly Pieces[] | undefined {
  const texts = pieces.filter(({ kind }) => kind !== 'sign')
  const isTime = (piece: Piece) => hasRole(piece, 'time') || /^\d+h$/.test(piece.word)
  const isOfTime = (piece: Piece) =>
    piece.kind === 'number' || isTime(piece) || hasRole(piece, 'endure', 'withTime') || fillerWords[language].has(piece.word)
  if (!texts.some((piece) => hasRole(piece, 'endure')) || !texts.some(isTime) || !texts.every(isOfTime)) return undefined
  return (languageWords[language]?.roles.sources ?? '').split(' | ').map((source) => source.split(' ').map((word) => toPiece(word)))
}

/** Reads "AC" as an air conditioner in "inverter for 2 AC". In "AC cable" and "DC to AC" it means alternating current. */
export function withAirConditioners(pieces: Pieces, language: Language): Pieces {
  return pieces.flatMap((piece, at) => {
    if (hasRole(pieces[at - 1], 'current') && isUnit(piece)) return []
    if (!hasRole(piece, 'current', 'currents')) return [piece]
    const counted = pieces[at - 1]?.kind === 'number' || hasRole(pieces[at - 1], 'article', 'counting') ? at - 2 : at - 1
    const next = pieces[at + 1]
    const isEnd = next === undefined || next.kind === 'sign' || hasRole(next, 'conditioned') || isUnit(next)
    if (!hasRole(piece, 'currents') && !(hasRole(pieces[counted], 'runs') && isEnd)) return [piece]
    return nameOfAirConditioner(language).map((word) => toPiece(word))
  })
}

const isUnit = ({ word }: Piece) => word === 'unit' || word === 'units'

const nameOfAirConditioner = (language: Language): string[] =>
  (Object.keys(languageWords[language]?.roles ?? {}).find((name) => name.startsWith('airConditioner')) ?? ':split')
    .split(':')[1]
    ?.split(' ') ?? []

/**
 * Removes the cooling capacity of an air conditioner from a question: "inversor para split de 1 tonelada" becomes "inversor para
 * split". If the question names no air conditioner ("para 12000 btu"), its name replaces the capacity.
 */
export function replaceCoolingSize(pieces: Pieces, language: Language): Pieces {
  const from = pieces.findIndex((piece) => hasRole(piece, 'for', 'priceFor'))
  const at = pieces.findIndex((piece, place) => place > from && hasRole(piece, 'cooling'))
  if (from < 0 || at < 0) return pieces
  const isAmount = (place: number) =>
    ['number', 'quantity'].includes(pieces[place]?.kind ?? '') || hasRole(pieces[place], 'thousand', 'article')
  let start = at
  while (start - 1 > from && isAmount(start - 1)) start -= 1
  if (start - 1 > from && hasRole(pieces[start - 1], 'of', 'with')) start -= 1
  const isNamed = pieces.some((piece, place) => place > from && hasRole(piece, 'airConditioner'))
  const named = isNamed ? [] : nameOfAirConditioner(language).map((word) => toPiece(word))
  return [...pieces.slice(0, start), ...named, ...pieces.slice(at + 1)]
}

/** Removes "corriente" beside three phases: there it is a property of the mains and does not mean a power source. */
export function withoutMains(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece) => hasRole(piece, 'mains'))
  if (at < 0) return pieces
  const isAsking = (piece: Piece) => hasRole(piece, 'asking', 'article', 'edge')
  const isThree = (place: number) => hasRole(pieces[place], 'threePhase') || /^(?:380|400|440)v?$/.test(pieces[place]?.word ?? '')
  const isFirst = pieces.slice(0, at).every(isAsking)
  const behind = hasRole(pieces[at + 1], 'of', 'with', 'to') ? at + 2 : at + 1
  const isLast = at > 0 && isThree(at - 1) && pieces.slice(0, at - 1).every((piece) => isAsking(piece) || hasRole(piece, 'threePhase'))
  const before = pieces.slice(0, at).filter(({ kind }) => kind !== 'sign')
  const isTwoWords = before.at(-1)?.word.startsWith('phase') === true && before.slice(0, -2).every(isAsking)
  return (isFirst && isThree(behind)) || isLast || isTwoWords ? pieces.filter((_, place) => place !== at) : pieces
}

/** Splits German compounds of a vehicle and a battery or inverter: "Autobatterie" becomes "Auto Batterie". */
export function splitVehicleCompounds(pieces: Pieces, language: Language): Pieces {
  if (language !== 'de') return pieces
  return pieces.flatMap((piece) => {
    const [, vehicle, thing] = compound.exec(piece.word) ?? []
    return vehicle && thing ? [toPiece(vehicle), toPiece(thing)] : [piece]
  })
}
const compound = new RegExp(`^(${[...vehicleWords.de].join('|')})[ens]?(batterien?|akkus?|wechselrichter)$`)
