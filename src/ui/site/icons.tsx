import { icon } from './icon.tsx'

/**
 * Icons of the public site: lucide's drawings (ISC licence), each as one path. The library's components would cost a visitor
 * twice the bytes, in scripts and in every document. `node tools/icon.ts <name>` prints a line to add here. An icon that only
 * one page uses belongs in that page's file in `icons/`, so that other pages do not load it. Pin and phone are our own simpler
 * drawings, since they are in every document. Always put words beside an icon, or give its button a name.
 */
export const ArrowLeft = /* @__PURE__ */ icon('m12 19-7-7 7-7m7 7H5')
export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
export const ChevronLeft = /* @__PURE__ */ icon('m15 18-6-6 6-6')
export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6')
export const Clock = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
export const Headset = /* @__PURE__ */ icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zm0 5v2a4 4 0 0 1-4 4h-5',
)
export const Leaf = /* @__PURE__ */ icon(
  'M11 20a10 10 0 0 0 10-10 26 26 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20m-9 1a5 5 0 0 1 3-4.5c2.6-1.3 3.4-1.3 6-3.5',
)
export const Mail = /* @__PURE__ */ icon(
  'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
)
export const MapPin = /* @__PURE__ */ icon('M12 22q8-7 8-12a8 8 0 0 0-16 0q0 5 8 12M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0')
export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
export const Minus = /* @__PURE__ */ icon('M5 12h14')
export const Phone = /* @__PURE__ */ icon('M8 2H4a2 2 0 0 0-2 2 18 18 0 0 0 18 18 2 2 0 0 0 2-2v-4l-5-1.5-2.5 2.5Q9 15 7 9.5L9.5 7Z')
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const RotateCcw = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 9-9 10 10 0 0 0-6.7 2.7L3 8m0-5v5h5')
export const Search = /* @__PURE__ */ icon('m21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0')
export const ShoppingCart = /* @__PURE__ */ icon(
  'M2 2h2l3 16h11M4.6 5H22l-1.5 9H6.3M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1q.6-.4 1 .2a6 6 0 0 1-8.3 7l-7.9 8a1 1 0 0 1-3-3l8-8a6 6 0 0 1 7-8.2c.4.1.5.7.2 1z',
)
export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
