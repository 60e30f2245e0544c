import { icon } from './icon.tsx'
import { CHECK, CLOSE, MAIL, MINUS, PLUS, SHOPPING_CART } from './icon-paths.ts'

/**
 * The icons of the public site: lucide's drawings (ISC licence), each as one path. The library's own components cost a
 * visitor twice the bytes, in the script and once more in every document. `node tools/icon.ts <name>` prints a line to
 * add here; what only one page shows stands in that page's file beside this one, so that no other page carries it.
 * An icon never stands without words or a name beside it.
 */
export const ArrowLeft = /* @__PURE__ */ icon('M12 19l-7-7 7-7M19 12H5')
export const Check = /* @__PURE__ */ icon(CHECK)
export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6')
export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6')
export const Clock = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
export const Headset = /* @__PURE__ */ icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
)
export const Leaf = /* @__PURE__ */ icon(
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.28 1 1 0 00-1.75-.32C15.83 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.91-4.54C7.61 15.21 8.35 15.24 11 13',
)
export const Mail = /* @__PURE__ */ icon(MAIL)
export const MapPin = /* @__PURE__ */ icon(
  'M20 10c0 4.99-5.53 10.19-7.39 11.79a1 1 0 0 1-1.20 0C9.53 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
export const Minus = /* @__PURE__ */ icon(MINUS)
export const Phone = /* @__PURE__ */ icon(
  'M13.83 16.56a1 1 0 0 0 1.21-.30l.35-.46A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.46.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38',
)
export const Plus = /* @__PURE__ */ icon(PLUS)
export const RotateCcw = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5')
export const Search = /* @__PURE__ */ icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0')
export const ShoppingCart = /* @__PURE__ */ icon(SHOPPING_CART)
export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.10-3.10c.32-.32.86-.22.98.21a6 6 0 0 1-8.25 7.05l-7.91 7.91a1 1 0 0 1-2.99-3l7.91-7.91a6 6 0 0 1 7.05-8.25c.43.12.54.66.21.98z',
)
export const X = /* @__PURE__ */ icon(CLOSE)
