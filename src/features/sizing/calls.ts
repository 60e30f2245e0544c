import { defineCall } from '#api/call.ts'
import type { Checks, ChecksQuery } from './checks.contract.ts'
import type { MissingFiguresList } from './missing-figures.contract.ts'
import type { Sizing, SizingBasis, SizingQuery } from './sizing.contract.ts'

export const sizeHousehold = defineCall<{ query: SizingQuery; answer: Sizing }>('GET', '/api/sizing')
export const getSizingBasis = defineCall<{ answer: SizingBasis }>('GET', '/api/sizing/basis')
export const checkGoods = defineCall<{ query: ChecksQuery; answer: Checks }>('GET', '/api/checks')

export const listMissingFigures = defineCall<{ query?: { view?: 'count' | 'figures' }; answer: MissingFiguresList }>(
  'GET',
  '/api/admin/sizing/missing',
)
