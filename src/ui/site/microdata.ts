/**
 * Microdata says to machines what structured data says elsewhere; the low-bandwidth mode has it instead, since its
 * attributes cost a tenth. Machines read documents, so only the server writes them (and development, where React
 * compares attributes): to be spread behind a condition that each component says for itself, so that the build drops
 * the rest from what browsers fetch.
 *
 *     const hasMicrodata = isLow
 *     <h1 {...(hasMicrodata ? property('name') : null)}>
 */
export function property(itemProp: string, content?: string): { itemProp: string; content?: string } {
  return content === undefined ? { itemProp } : { itemProp, content }
}

/** A thing of schema.org, and which property of the thing around it. */
export function thing(type: string, itemProp?: string) {
  return { itemScope: true, itemType: `https://schema.org/${type}`, ...(itemProp ? { itemProp } : {}) }
}
