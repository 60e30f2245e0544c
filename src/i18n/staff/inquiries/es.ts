import type { InquiriesTexts } from './de.ts'

export const inquiries = {} satisfies InquiriesTexts
