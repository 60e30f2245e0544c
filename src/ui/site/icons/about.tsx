import { icon } from '#ui/site/icon.tsx'

/** Icons of the page about the company. Some are copies of another page's icons, so that no page loads both files. */

export const Ship = /* @__PURE__ */ icon(
  'M12 2v2m0 5.2V13m7-1V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v6m14.4 7a12 12 0 0 0 1.6-6l-8.2-3.6a2 2 0 0 0-1.6 0L3 13a12 12 0 0 0 2.8 7.8M2 20q.7.9 2.5 1c2.5 0 2.5-2 5-2q1.8.1 2.5 1c.7.9 1.2 1 2.5 1 2.5 0 2.5-2 5-2q1.8.1 2.5 1',
)
export const Boxes = /* @__PURE__ */ icon(
  'M3 13a2 2 0 0 0-1 1.6V18a2 2 0 0 0 1 1.7l3 1.8a2 2 0 0 0 2 0l4-2.4v-5.5l-5-3zm4 3.5-4.7-2.8M7 16.5l5-3m-5 3v5.2m5-8.2V19l4 2.4a2 2 0 0 0 2 0l3-1.8a2 2 0 0 0 1-1.7v-3.3a2 2 0 0 0-1-1.7l-4-2.4zm5 3-5-3m5 3 4.7-2.8M17 16.5v5.2M8 4.4a2 2 0 0 0-1 1.7v4.4l5 3 5-3V6.1a2 2 0 0 0-1-1.7l-3-1.8a2 2 0 0 0-2 0zM12 8 7.3 5.2M12 8l4.7-2.8M12 13.5V8',
)
export const ShieldCheck = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const MessagesSquare = /* @__PURE__ */ icon(
  'M16 10a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zm4-1a2 2 0 0 1 2 2v10.3a.7.7 0 0 1-1.2.5l-2.2-2.2a2 2 0 0 0-1.4-.6H10a2 2 0 0 1-2-2v-1',
)
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12m4 5 2 2 4-4m-1-3.9V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1.3-.7M3.3 7l8.7 5 8.7-5M7.5 4.3l9 5.1',
)
export const Truck = /* @__PURE__ */ icon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.6l-.2-.7-3.5-4.3a1 1 0 0 0-.8-.4H14m1 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
)
