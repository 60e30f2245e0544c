import { icon } from './icon.tsx'

/** Icons of the product page alone. */

export const BadgeCheck = /* @__PURE__ */ icon(
  'M3.9 8.6A4 4 0 0 1 8.6 4a4 4 0 0 1 6.8 0 4 4 0 0 1 4.8 4.7 4 4 0 0 1 0 6.8 4 4 0 0 1-4.8 4.7 4 4 0 0 1-6.8 0A4 4 0 0 1 4 15.5a4 4 0 0 1 0-6.8M16 9l-5.5 5.5L8 12',
)
export const ListChecks = /* @__PURE__ */ icon('M13 5h8m-8 7h8m-8 7h8M3 17l2 2 4-4M3 7l2 2 4-4')
export const FileCheck = /* @__PURE__ */ icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4',
)
export const ShieldCheck = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const ChartColumn = /* @__PURE__ */ icon('M3 3v16a2 2 0 0 0 2 2h16m-3-4V9m-5 8V5M8 17v-3')
export const Images = /* @__PURE__ */ icon(
  'm22 11-1.3-1.3a2.4 2.4 0 0 0-3.4 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0 1 1 0 1 0-2 0m-2-5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2',
)
export const Maximize2 = /* @__PURE__ */ icon('M15 3h6v6m0-6-7 7M3 21l7-7m-1 7H3v-6')
