import { bindLimit, targetKindOf } from './binding.ts'
import { type Limit, matchLimitsAt } from './limits.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'

/** `isEither`: this limit spans two alternatives about different things ("3 kW or 500 USD"), which no filter can express. */
export type QuestionLimit = { limit: Limit; isEither?: true }

/** The limits of a question in order. In "3 o más de 10 kW" both alternatives get the unit. */
export function findLimits(subject: Subject): QuestionLimit[] {
  const { tokens, senses } = subject
  const found: Limit[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const before = found.at(-1)
    const limit =
      matchLimitsAt(tokens, senses, at, before?.to ?? 0).find((one) => bindLimit(one, subject) !== undefined) ??
      exactAt(subject, at, before)
    if (!limit) continue
    found.push(limit)
    at = limit.to - 1
  }
  return withShared(withoutOtherHours(found), subject)
}

/**
 * Drops hours without a verb of lasting if the question also has hours with such a verb: in "se va ocho horas, que dure al menos
 * 10" (the power fails for eight hours, the battery should last 10) only 10 is a limit.
 */
function withoutOtherHours(limits: readonly Limit[]): readonly Limit[] {
  const isLasting = (one: Limit) => one.kind === 'lasting'
  return limits.filter((one) => !isLasting(one) || one.isLasting || !limits.some((other) => isLasting(other) && other.isLasting))
}

/** A bare figure as alternative to a limit: "3 kW o más de 10 kW", "menos de 3 kW o 20 kW". */
function exactAt({ tokens, senses }: Subject, at: number, before: Limit | undefined): Limit | undefined {
  const figure = senseAt(senses, at, 'figure')
  if (!figure?.amount) return undefined
  const joint = senseAt(senses, figure.to, 'or')
  const next = joint && (senseAt(senses, joint.to, 'of')?.to ?? joint.to)
  const isMeasured = ({ amounts }: Limit) => amounts.every(({ unit }) => unit)
  const isLimit = (one: Limit) => (one.kind === 'min' || one.kind === 'max') && isMeasured(one)
  const isBefore = next !== undefined && matchLimitsAt(tokens, senses, next, next).some(isLimit)
  const isBehind = before !== undefined && isMeasured(before) && isEitherOf(senses, before.to, at)
  if (!isBefore && !isBehind) return undefined
  const plain = { isStrict: false, isMoney: false, isOfSize: false, isLasting: false, isNamed: false, isSpan: false, isBehindNumber: false }
  const from = !isBehind && senseAt(senses, at - 1, 'of') ? at - 1 : at
  return { kind: 'exact', ...plain, amounts: [figure.amount], from, own: at, to: figure.to, amountFrom: at }
}

/** True if the tokens between two limits are "o" or "o de". */
function isEitherOf(senses: Senses, from: number, to: number): boolean {
  const joint = senseAt(senses, from, 'or')
  return joint !== undefined && (joint.to === to || senseAt(senses, joint.to, 'of')?.to === to)
}

function withShared(limits: readonly Limit[], subject: Subject): QuestionLimit[] {
  const read: QuestionLimit[] = []
  for (let at = 0; at < limits.length; at += 1) {
    const [one, other] = [limits[at] as Limit, limits[at + 1]]
    if (!other || !isEitherOf(subject.senses, one.to, other.own)) {
      read.push({ limit: one })
      continue
    }
    const [first, second] = [shared(one, other), shared(other, one)]
    const isOfOne = targetKindOf(first, subject) === targetKindOf(second, subject)
    if (isOfOne) read.push({ limit: first }, { limit: { ...second, from: first.to } })
    else read.push({ limit: { ...one, to: other.to }, isEither: true })
    at += 1
  }
  return read
}

/** Gives a limit without unit the unit of its alternative: in "hasta 3 o más de 10 kW" both are kW. */
function shared(limit: Limit, other: Limit): Limit {
  const measure = ({ amounts }: Limit) => amounts.find(({ unit, money }) => unit ?? money)
  const given = measure(limit) ? undefined : measure(other)
  return given ? { ...limit, amounts: limit.amounts.map(({ digits, value }) => ({ ...given, digits, value })) } : limit
}
