import { icon } from '#ui/site/icon.tsx'

/** Icons used only by the form on the contact page. */

export const CircleAlert = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01')
export const CircleCheck = /* @__PURE__ */ icon('M21.8 10A10 10 0 1 1 17 3.3M9 11l3 3L22 4')
export const TriangleAlert = /* @__PURE__ */ icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
