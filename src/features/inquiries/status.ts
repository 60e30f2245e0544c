export const inquiryStatuses = ['new', 'in_progress', 'replied', 'processed', 'completed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const systemTypes = ['complete', 'generator', 'components'] as const
export type SystemType = (typeof systemTypes)[number]
