import { isShortCode, makeShortCode } from '#kit/short-code.ts'

const LENGTH = 7

/** A short name for an inquiry, one of six thousand million. @param below a random whole number from 0 up to its limit */
export function makeInquiryCode(below: (limit: number) => number): string {
  return makeShortCode(LENGTH, below)
}

export const isInquiryCode = (text: string): boolean => isShortCode(text, LENGTH)
