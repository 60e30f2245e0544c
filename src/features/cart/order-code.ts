import { isShortCode, makeShortCode } from '#kit/short-code.ts'

const LENGTH = 6

/** A short name for an order. @param random a number from 0 up to 1, as Math.random gives */
export function makeOrderCode(random: () => number): string {
  return makeShortCode(LENGTH, (limit) => Math.floor(random() * limit))
}

export function isOrderCode(text: string): boolean {
  return isShortCode(text, LENGTH)
}
