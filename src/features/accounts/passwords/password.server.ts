import { randomBytes, randomInt } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id, the library's default kind, with numbers of OWASP's Password Storage Cheat Sheet. About 20 ms on one core. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const ARGON2ID = 2

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

// Somebody who signs in under a name that does not exist waits for this one, and so cannot tell.
const decoy = hashPassword(randomBytes(16).toString('hex'))

/** Verifies a password against a stored hash; takes the same time when there is none. */
export async function isPasswordRight(password: string, storedHash: string | undefined): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await decoy), password)
  return isRight && storedHash !== undefined
}

/** True if a hash was made with weaker parameters than today's. */
export function isHashOutdated(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(storedHash)
  return Number(algorithm) !== ARGON2ID || memoryCost < strength.memoryCost || timeCost < strength.timeCost
}

// Without 0 O 1 l I, since it is read from one screen and typed on another.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password for somebody who gave none: four groups of five, 100 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
