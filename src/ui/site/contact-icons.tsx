import { icon } from './icon.tsx'

/** Icons of the contact page alone. */

export const MapFolded = /* @__PURE__ */ icon(
  'M14.10 5.55a2 2 0 0 0 1.78 0l3.65-1.83A1 1 0 0 1 21 4.61v12.76a1 1 0 0 1-.55.89l-4.55 2.27a2 2 0 0 1-1.78 0l-4.21-2.10a2 2 0 0 0-1.78 0l-3.65 1.83A1 1 0 0 1 3 19.38V6.61a1 1 0 0 1 .55-.89l4.55-2.27a2 2 0 0 1 1.78 0zM15 5.76v15M9 3.23v15',
)
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12M16 17l2 2 4-4M21 11.12V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.72l7 4a2 2 0 0 0 2 .00l1.32-.75M3.29 7 12 12l8.71-5M7.5 4.27l8.99 5.14',
)
