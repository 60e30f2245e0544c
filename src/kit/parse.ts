/** Parses stored JSON. @returns undefined if it is invalid */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Parses an address; undefined if it is none. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
