import { COPY, MESSAGE, MESSAGE_TEXT, TRASH } from './cart-icon-paths.ts'
import { icon } from './icon.tsx'

/** Icons of the open cart alone. */

export const MessageSquareText = /* @__PURE__ */ icon(MESSAGE_TEXT)
export const MessageSquare = /* @__PURE__ */ icon(MESSAGE)
export const Copy = /* @__PURE__ */ icon(COPY)
export const Trash = /* @__PURE__ */ icon(TRASH)
