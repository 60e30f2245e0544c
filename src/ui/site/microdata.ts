/**
 * Attributes that make an element a property of the microdata item around it. The low-bandwidth mode has microdata instead of
 * JSON-LD, since it costs a tenth of the bytes. Browsers need none: only the server writes it (and development, where React
 * compares attributes). So each component puts it behind a condition of its own, which lets the build drop the rest from
 * scripts for browsers.
 *
 *     const hasMicrodata = isLow
 *     <h1 {...(hasMicrodata ? microdataProperty('name') : null)}>
 */
export function microdataProperty(itemProp: string, content?: string): { itemProp: string; content?: string } {
  return content === undefined ? { itemProp } : { itemProp, content }
}

/** Attributes that start a microdata item of a schema.org type. @param itemProp its property in the item around it */
export function microdataItem(type: string, itemProp?: string) {
  return { itemScope: true, itemType: `https://schema.org/${type}`, ...(itemProp ? { itemProp } : {}) }
}
