export const inquiryStatuses = ['new', 'in_progress', 'replied', 'processed', 'completed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const systemTypes = ['complete', 'generator', 'components'] as const
export type SystemType = (typeof systemTypes)[number]

/** What the dashboard's toggle makes of a status: new becomes processed, any other becomes new. */
export function toggledStatus(status: InquiryStatus): InquiryStatus {
  return status === 'new' ? 'processed' : 'new'
}
