import type { DashboardTexts } from './de.ts'

export const dashboard = {} satisfies DashboardTexts
