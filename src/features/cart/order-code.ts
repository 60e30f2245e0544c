import { isShortCode, makeShortCode } from '#kit/codes/short-code.ts'

const LENGTH = 6

/** Makes an order code of six characters. @param random returns a number from 0 to below 1, as Math.random does */
export function makeOrderCode(random: () => number): string {
  return makeShortCode(LENGTH, (limit) => Math.floor(random() * limit))
}

export function isOrderCode(text: string): boolean {
  return isShortCode(text, LENGTH)
}
