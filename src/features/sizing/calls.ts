import { defineCall } from '#api/call.ts'
import type { Sizing, SizingQuery } from './sizing.contract.ts'

export const sizeHousehold = defineCall<{ query: SizingQuery; answer: Sizing }>('GET', '/api/sizing')
