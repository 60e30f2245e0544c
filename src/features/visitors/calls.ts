import { defineCall } from '#api/call.ts'
import type { Geolocation } from './geolocation.contract.ts'
import type { VerificationAnswer, VerificationChallenge, VerificationCheck, VerificationInput } from './verification.contract.ts'

export const getGeolocation = defineCall<{ answer: Geolocation }>('GET', '/api/geolocation')
export const getVerificationNeed = defineCall<{ answer: VerificationCheck }>('GET', '/api/check-verification')
export const getVerificationChallenge = defineCall<{ answer: VerificationChallenge }>('GET', '/api/verification-challenge')
export const verifyHuman = defineCall<{ body: VerificationInput; answer: VerificationAnswer }>('POST', '/api/verify-human')
