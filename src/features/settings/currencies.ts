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
