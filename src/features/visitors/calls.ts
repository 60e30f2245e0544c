import { defineCall } from '#api/call.ts'
import type { Geolocation } from './geolocation.contract.ts'

export const getGeolocation = defineCall<{ answer: Geolocation }>('GET', '/api/geolocation')
