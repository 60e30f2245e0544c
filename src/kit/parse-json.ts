/** What somebody kept as JSON. @returns undefined for what is none */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
