import { icon } from '#ui/site/icon.tsx'

/** Icons used only on the home page. */

export const Ruler = /* @__PURE__ */ icon(
  'M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.4 2.4 0 0 1 0-3.4l2.6-2.6a2.4 2.4 0 0 1 3.4 0Zm-6.8-2.8 2-2m-5-1 2-2m-5-1 2-2m7 11 2-2',
)
export const Ship = /* @__PURE__ */ icon(
  'M12 2v2m0 5.2V13m7-1V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v6m14.4 7a12 12 0 0 0 1.6-6l-8.2-3.6a2 2 0 0 0-1.6 0L3 13a12 12 0 0 0 2.8 7.8M2 20q.7.9 2.5 1c2.5 0 2.5-2 5-2q1.8.1 2.5 1c.7.9 1.2 1 2.5 1 2.5 0 2.5-2 5-2q1.8.1 2.5 1',
)
export const Sun = /* @__PURE__ */ icon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0m4-10v2m0 16v2M5 5l1.3 1.3m11.4 11.4L19 19M2 12h2m16 0h2M6.3 17.7 5 19M19.1 4.9l-1.4 1.4',
)
export const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
)
export const Play = /* @__PURE__ */ icon('M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z')
