/**
 * The icons of the public site: lucide's drawings (ISC licence), each as one path. The library's own components cost a
 * visitor twice the bytes, in the script and once more in every document. `node tools/icon.ts <name>` prints a line to
 * add here. Size and stroke come from the class `ic`; an icon never stands without words or a name beside it.
 */
const icon =
  (d: string) =>
  ({ className }: { className?: string }) => (
    <svg className={className ? `ic ${className}` : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )

export const BadgeCheck = /* @__PURE__ */ icon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
)
export const ListChecks = /* @__PURE__ */ icon('M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4')
export const FileCheck = /* @__PURE__ */ icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.70.70l3.58 3.58A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4',
)
export const ShieldCheck = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const ChartColumn = /* @__PURE__ */ icon('M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3')
export const Images = /* @__PURE__ */ icon(
  'M22 11l-1.29-1.29a2.4 2.4 0 0 0-3.40 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
)
export const MessageSquareText = /* @__PURE__ */ icon(
  'M22 17a2 2 0 0 1-2 2H6.82a2 2 0 0 0-1.41.58l-2.20 2.20A.71.71 0 0 1 2 21.28V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8',
)
export const PackageX = /* @__PURE__ */ icon(
  'M12 22V12M16.5 14.5l5 5M16.5 19.5l5-5M21 10.5V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.72l7 4a2 2 0 0 0 2 .00l.13-.07M3.29 7 12 12l8.71-5M7.5 4.27l8.99 5.14',
)
export const ArrowLeft = /* @__PURE__ */ icon('M12 19l-7-7 7-7M19 12H5')
export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6')
export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6')
export const Clock = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
export const Headset = /* @__PURE__ */ icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
)
export const LayoutGrid = /* @__PURE__ */ icon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1z',
)
export const Leaf = /* @__PURE__ */ icon(
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.28 1 1 0 00-1.75-.32C15.83 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.91-4.54C7.61 15.21 8.35 15.24 11 13',
)
export const List = /* @__PURE__ */ icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
export const Mail = /* @__PURE__ */ icon(
  'M22 7l-8.99 5.72a2 2 0 0 1-2.00 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
)
export const MapFolded = /* @__PURE__ */ icon(
  'M14.10 5.55a2 2 0 0 0 1.78 0l3.65-1.83A1 1 0 0 1 21 4.61v12.76a1 1 0 0 1-.55.89l-4.55 2.27a2 2 0 0 1-1.78 0l-4.21-2.10a2 2 0 0 0-1.78 0l-3.65 1.83A1 1 0 0 1 3 19.38V6.61a1 1 0 0 1 .55-.89l4.55-2.27a2 2 0 0 1 1.78 0zM15 5.76v15M9 3.23v15',
)
export const MapPin = /* @__PURE__ */ icon(
  'M20 10c0 4.99-5.53 10.19-7.39 11.79a1 1 0 0 1-1.20 0C9.53 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
export const Minus = /* @__PURE__ */ icon('M5 12h14')
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12M16 17l2 2 4-4M21 11.12V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.72l7 4a2 2 0 0 0 2 .00l1.32-.75M3.29 7 12 12l8.71-5M7.5 4.27l8.99 5.14',
)
export const PackageOpen = /* @__PURE__ */ icon(
  'M12 22v-9M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.65 1.65 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36zM20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.63 1.63 0 0 0 1.63 0z',
)
export const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
)
export const Phone = /* @__PURE__ */ icon(
  'M13.83 16.56a1 1 0 0 0 1.21-.30l.35-.46A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.46.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38',
)
export const Play = /* @__PURE__ */ icon('M5 5a2 2 0 0 1 3.00-1.72l11.99 6.99a2 2 0 0 1 .00 3.45l-12 7A2 2 0 0 1 5 19z')
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const RotateCcw = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5')
export const Ruler = /* @__PURE__ */ icon(
  'M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0ZM14.5 12.5l2-2M11.5 9.5l2-2M8.5 6.5l2-2M17.5 15.5l2-2',
)
export const Ship = /* @__PURE__ */ icon(
  'M12 2v2M12 9.18V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.18-3.63a2 2 0 00-1.62 0L3 13.00a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1',
)
export const ShoppingCart = /* @__PURE__ */ icon(
  'M2.05 2.05l1.09-.02a1 1 0 0 1 1.00.81l2.69 14.34A1 1 0 0 0 7.83 18H18M4.56 5h16.43a1 1 0 0 1 .98 1.20l-1.02 6.22A2 2 0 0 1 18.96 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const Sun = /* @__PURE__ */ icon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
)
export const Trash = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.10-3.10c.32-.32.86-.22.98.21a6 6 0 0 1-8.25 7.05l-7.91 7.91a1 1 0 0 1-2.99-3l7.91-7.91a6 6 0 0 1 7.05-8.25c.43.12.54.66.21.98z',
)
export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
