/**
 * Attributes that make an element a property of the microdata item around it. The low-bandwidth mode has microdata instead of
 * JSON-LD, since it costs a tenth of the bytes. Only the server needs to render microdata, so each component has its own
 * condition, by which the build drops microdata from scripts for browsers. Development keeps it, because React compares
 * attributes there.
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
