/** A currency's code as banks write it, such as "USD". */
const CODE = /^[A-Z]{3}$/

/** Reads "USD, EUR, CUP" in the order given, each once; undefined when something in it is no currency. */
export function parseCurrencies(text: string): string[] | undefined {
  const codes = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  return codes.length > 0 && codes.every((code) => CODE.test(code)) ? codes : undefined
}
