import { icon } from '#ui/site/icon.tsx'

/** Icons used only on the products page. */

export const LayoutGrid = /* @__PURE__ */ icon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1M4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1',
)
export const List = /* @__PURE__ */ icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
export const PackageOpen = /* @__PURE__ */ icon(
  'M12 22v-9m3.2-10.8a2 2 0 0 1 1.6 0L21 4.6a2 2 0 0 1 0 3.3L8.8 14.8a2 2 0 0 1-1.6 0L3 12.4a2 2 0 0 1 0-3.3zM20 13v3.9a2 2 0 0 1-1.1 1.8l-6 3a2 2 0 0 1-1.8 0l-6-3A2 2 0 0 1 4 16.9V13m17-.6a2 2 0 0 0 0-3.3L8.8 2.2a2 2 0 0 0-1.6 0L3 4.6a2 2 0 0 0 0 3.3l12.2 6.9a2 2 0 0 0 1.6 0z',
)
export const SearchX = /* @__PURE__ */ icon('m13.5 8.5-5 5m0-5 5 5M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.3-4.3')
export const SlidersHorizontal = /* @__PURE__ */ icon('M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3')
