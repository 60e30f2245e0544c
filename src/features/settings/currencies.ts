/** Form of a currency code (ISO 4217), such as "USD". */
const CODE = /^[A-Z]{3}$/

/** Parses "USD, EUR, CUP": codes in the given order, in any case, without duplicates. Undefined if one has another form or there is none. */
export function parseCurrencies(text: string): string[] | undefined {
  const codes = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  return codes.length > 0 && codes.every((code) => CODE.test(code)) ? codes : undefined
}

/** Means of payment in Cuba that ISO 4217 does not list: the "moneda libremente convertible". */
const MLC = 'MLC'

/** Finds the first code that is no currency of ISO 4217 in use, nor MLC; undefined if there is none. */
export function findUnknownCurrency(codes: readonly string[]): string | undefined {
  // supported: only the staff area and the server call this
  const known = new Set(Intl.supportedValuesOf('currency'))
  return codes.find((code) => code !== MLC && !known.has(code))
}
