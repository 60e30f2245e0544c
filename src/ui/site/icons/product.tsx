import { icon } from '#ui/site/icon.tsx'

/** Icons used only on the product page. */

export const Images = /* @__PURE__ */ icon(
  'm22 11-1.3-1.3a2.4 2.4 0 0 0-3.4 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0 1 1 0 1 0-2 0m-2-5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2',
)
export const Maximize2 = /* @__PURE__ */ icon('M15 3h6v6m0-6-7 7M3 21l7-7m-1 7H3v-6')
