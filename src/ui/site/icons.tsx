/**
 * Icons of the public site: lucide's drawings (ISC licence), each as one path. The library's components would cost a visitor
 * twice the bytes, in scripts and in every document. `node tools/icon.ts <name>` prints a line to add here; icons
 * of a single island are in its own files, so that other islands do not load them. Pin and phone are our own simpler drawings,
 * since they are in every document. Always put words beside an icon, or give its button a name.
 */

/** Makes an icon from one path. Class `ic` sets size and stroke. */
export const icon =
  (d: string) =>
  ({ className }: { className?: string }) => (
    <svg viewBox="0 0 24 24" className={className ? `ic ${className}` : 'ic'} aria-hidden="true">
      <path d={d} />
    </svg>
  )

export const ArrowLeft = /* @__PURE__ */ icon('m12 19-7-7 7-7m7 7H5')
export const Boxes = /* @__PURE__ */ icon(
  'M3 13a2 2 0 0 0-1 1.6V18a2 2 0 0 0 1 1.7l3 1.8a2 2 0 0 0 2 0l4-2.4v-5.5l-5-3zm4 3.5-4.7-2.8M7 16.5l5-3m-5 3v5.2m5-8.2V19l4 2.4a2 2 0 0 0 2 0l3-1.8a2 2 0 0 0 1-1.7v-3.3a2 2 0 0 0-1-1.7l-4-2.4zm5 3-5-3m5 3 4.7-2.8M17 16.5v5.2M8 4.4a2 2 0 0 0-1 1.7v4.4l5 3 5-3V6.1a2 2 0 0 0-1-1.7l-3-1.8a2 2 0 0 0-2 0zM12 8 7.3 5.2M12 8l4.7-2.8M12 13.5V8',
)
export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
export const ChevronLeft = /* @__PURE__ */ icon('m15 18-6-6 6-6')
export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6')
export const Clock = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
export const Copy = /* @__PURE__ */ icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2m-6 8a2 2 0 0 1-2-2V4q.2-1.8 2-2h10a2 2 0 0 1 2 2',
)
export const Headset = /* @__PURE__ */ icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zm0 5v2a4 4 0 0 1-4 4h-5',
)
export const LayoutGrid = /* @__PURE__ */ icon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1M4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1',
)
export const Leaf = /* @__PURE__ */ icon(
  'M11 20a10 10 0 0 0 10-10 26 26 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20m-9 1a5 5 0 0 1 3-4.5c2.6-1.3 3.4-1.3 6-3.5',
)
export const List = /* @__PURE__ */ icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
export const Mail = /* @__PURE__ */ icon(
  'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
)
export const MapFolded = /* @__PURE__ */ icon(
  'M14.1 5.6a2 2 0 0 0 1.8 0l3.6-1.9a1 1 0 0 1 1.5 1v12.7a1 1 0 0 1-.5.9l-4.6 2.2a2 2 0 0 1-1.8 0l-4.2-2a2 2 0 0 0-1.8 0l-3.6 1.8a1 1 0 0 1-1.5-1V6.7a1 1 0 0 1 .6-.9L8 3.4a2 2 0 0 1 1.8 0zm.9.2v15M9 3.2v15',
)
export const MapPin = /* @__PURE__ */ icon('M12 22q8-7 8-12a8 8 0 0 0-16 0q0 5 8 12M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0')
export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
export const MessageSquare = /* @__PURE__ */ icon(
  'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
)
export const MessagesSquare = /* @__PURE__ */ icon(
  'M16 10a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zm4-1a2 2 0 0 1 2 2v10.3a.7.7 0 0 1-1.2.5l-2.2-2.2a2 2 0 0 0-1.4-.6H10a2 2 0 0 1-2-2v-1',
)
export const Minus = /* @__PURE__ */ icon('M5 12h14')
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12m4 5 2 2 4-4m-1-3.9V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1.3-.7M3.3 7l8.7 5 8.7-5M7.5 4.3l9 5.1',
)
export const PackageOpen = /* @__PURE__ */ icon(
  'M12 22v-9m3.2-10.8a2 2 0 0 1 1.6 0L21 4.6a2 2 0 0 1 0 3.3L8.8 14.8a2 2 0 0 1-1.6 0L3 12.4a2 2 0 0 1 0-3.3zM20 13v3.9a2 2 0 0 1-1.1 1.8l-6 3a2 2 0 0 1-1.8 0l-6-3A2 2 0 0 1 4 16.9V13m17-.6a2 2 0 0 0 0-3.3L8.8 2.2a2 2 0 0 0-1.6 0L3 4.6a2 2 0 0 0 0 3.3l12.2 6.9a2 2 0 0 0 1.6 0z',
)
export const Phone = /* @__PURE__ */ icon('M8 2H4a2 2 0 0 0-2 2 18 18 0 0 0 18 18 2 2 0 0 0 2-2v-4l-5-1.5-2.5 2.5Q9 15 7 9.5L9.5 7Z')
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const RotateCcw = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 9-9 10 10 0 0 0-6.7 2.7L3 8m0-5v5h5')
export const Ruler = /* @__PURE__ */ icon(
  'M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.4 2.4 0 0 1 0-3.4l2.6-2.6a2.4 2.4 0 0 1 3.4 0Zm-6.8-2.8 2-2m-5-1 2-2m-5-1 2-2m7 11 2-2',
)
export const Search = /* @__PURE__ */ icon('m21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0')
export const SearchX = /* @__PURE__ */ icon('m13.5 8.5-5 5m0-5 5 5M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.3-4.3')
export const ShieldCheck = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const Ship = /* @__PURE__ */ icon(
  'M12 2v2m0 5.2V13m7-1V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v6m14.4 7a12 12 0 0 0 1.6-6l-8.2-3.6a2 2 0 0 0-1.6 0L3 13a12 12 0 0 0 2.8 7.8M2 20q.7.9 2.5 1c2.5 0 2.5-2 5-2q1.8.1 2.5 1c.7.9 1.2 1 2.5 1 2.5 0 2.5-2 5-2q1.8.1 2.5 1',
)
export const ShoppingCart = /* @__PURE__ */ icon(
  'M2 2h2l3 16h11M4.6 5H22l-1.5 9H6.3M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const SlidersHorizontal = /* @__PURE__ */ icon('M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3')
export const Sun = /* @__PURE__ */ icon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0m4-10v2m0 16v2M5 5l1.3 1.3m11.4 11.4L19 19M2 12h2m16 0h2M6.3 17.7 5 19M19.1 4.9l-1.4 1.4',
)
export const Trash = /* @__PURE__ */ icon(
  'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const Truck = /* @__PURE__ */ icon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.6l-.2-.7-3.5-4.3a1 1 0 0 0-.8-.4H14m1 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
)
export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1q.6-.4 1 .2a6 6 0 0 1-8.3 7l-7.9 8a1 1 0 0 1-3-3l8-8a6 6 0 0 1 7-8.2c.4.1.5.7.2 1z',
)
export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
