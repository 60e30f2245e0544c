import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** HMAC of a text. Without the secret nobody can check whether it belongs to a guessed text. */
export function computeFingerprint(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Encrypts a text under a key derived from the secret. Returns base64 of IV, tag and ciphertext. */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Decrypts a text that `seal` encrypted.
 *
 * @throws Error if it was encrypted with another secret
 */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32))
