export const dashboard = {}
export type DashboardTexts = typeof dashboard
