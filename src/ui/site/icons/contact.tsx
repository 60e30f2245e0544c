import { icon } from '#ui/site/icon.tsx'

/** Icons used only on the contact page. */

export const MapFolded = /* @__PURE__ */ icon(
  'M14.1 5.6a2 2 0 0 0 1.8 0l3.6-1.9a1 1 0 0 1 1.5 1v12.7a1 1 0 0 1-.5.9l-4.6 2.2a2 2 0 0 1-1.8 0l-4.2-2a2 2 0 0 0-1.8 0l-3.6 1.8a1 1 0 0 1-1.5-1V6.7a1 1 0 0 1 .6-.9L8 3.4a2 2 0 0 1 1.8 0zm.9.2v15M9 3.2v15',
)
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12m4 5 2 2 4-4m-1-3.9V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1.3-.7M3.3 7l8.7 5 8.7-5M7.5 4.3l9 5.1',
)
