import { firstNotBelow } from '#kit/sorted-list.ts'

/** A posting is a document's place and, in its last bits, the weight of the field. */
export const WEIGHT_BITS = 4
export const WEIGHT_MASK = 15

/** Postings are kept in the order of places. */
export function addPosting(list: number[], posting: number): void {
  const last = list.at(-1)
  if (last === undefined || last < posting) list.push(posting)
  else
    list.splice(
      firstNotBelow(list, (one) => one < posting),
      0,
      posting,
    )
}

export function removePosting(list: number[], posting: number): void {
  list.splice(
    firstNotBelow(list, (one) => one < posting),
    1,
  )
}
