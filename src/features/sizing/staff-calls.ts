import { defineCall } from '#api/call.ts'
import type { MissingFiguresList } from './missing-figures.contract.ts'

export const listMissingFigures = defineCall<{ query?: { view?: 'count' | 'figures' }; answer: MissingFiguresList }>(
  'GET',
  '/api/admin/sizing/missing',
)
