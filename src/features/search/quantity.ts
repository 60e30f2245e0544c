export type Quantity = { word: string; value: number; unit: string }

/** "48v" as a number and its unit, for the units in which something is nearly the same. */
export function readQuantity(word: string): Quantity | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(w|wh|va|ah|v|a)$/.exec(word) ?? []
  return value === undefined || unit === undefined ? undefined : { word, value: Number(value), unit }
}
