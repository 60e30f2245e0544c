/** Statuses of an inquiry. Staff may change any status to any other. */
export const inquiryStatuses = ['new', 'in_progress', 'replied', 'processed', 'completed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** Kinds of power systems that a visitor can ask for. */
export const systemTypes = ['complete', 'generator', 'components'] as const
export type SystemType = (typeof systemTypes)[number]

/** Sum of the counts of all statuses. */
export function sumOfCounts(counts: Record<InquiryStatus, number>): number {
  return inquiryStatuses.reduce((sum, status) => sum + counts[status], 0)
}

/** Next status of the dashboard's toggle: new becomes processed, any other becomes new. */
export function toggledStatus(status: InquiryStatus): InquiryStatus {
  return status === 'new' ? 'processed' : 'new'
}
