/** Parses stored JSON. @returns undefined if it is invalid */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Parses an address; undefined if it is invalid. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Parses product ids with quantities: "7.2-12" is two of product 7 and one of product 12. Invalid text is not refused: it gives NaN or 0. */
export function parsePieces(text: string): { id: number; quantity: number }[] {
  return text.split('-').map((piece) => {
    const [id = Number.NaN, quantity = 1] = piece.split('.').map(Number)
    return { id, quantity }
  })
}
