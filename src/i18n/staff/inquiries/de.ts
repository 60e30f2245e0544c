export const inquiries = {}
export type InquiriesTexts = typeof inquiries
