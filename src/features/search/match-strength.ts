/**
 * Strengths of a match, imported as `* as matchStrength`: bundlers replace members of a module by short variables, but keep the
 * names of an object's properties, which every browser with a saved catalogue would download.
 */

/** In body text. */
export const body = 1
/** In the short text, by a synonym or a prefix. */
export const weak = 2
/** In the short text. */
export const summary = 3
/** In name, SKU, attributes or category, by a similar word or quantity. */
export const similar = 4
/** In name, SKU, attributes or category, by the word itself. */
export const exact = 5
