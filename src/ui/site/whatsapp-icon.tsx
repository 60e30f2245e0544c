import { icon } from './icon.tsx'
import { WHATSAPP } from './icon-paths.ts'

/** A chat bubble with a handset, drawn in the same line as the other icons. */
export const WhatsappIcon = /* @__PURE__ */ icon(WHATSAPP)
