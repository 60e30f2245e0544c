/**
 * Strengths of a match, imported as `* as matchStrength`: bundlers replace members of a module by short variables, but keep the
 * names of an object's properties, which every browser with a saved catalogue would download.
 */

/** In the long text. */
export const body = 1
/** In the short text, by a synonym or a near quantity. */
export const weak = 2
/** In the short text, by the word itself in any form, or by the exact quantity. */
export const summary = 3
/** In name, SKU, attributes or category, by a near quantity: 51.2 V for 48 V. */
export const similar = 4
/** In name, SKU, attributes or category, by the word itself, a synonym, a prefix or the exact quantity. */
export const exact = 5
