import { randomBytes, randomInt } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id, the library's default, with the parameters of OWASP's Password Storage Cheat Sheet. About 20 ms on one core. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const ARGON2ID = 2

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

// Hash verified for unknown names, so that the response time does not reveal whether a name exists.
const decoy = hashPassword(randomBytes(16).toString('hex'))

/** Verifies a password against a stored hash. Takes the same time without a hash, so that nobody learns whether the account exists. */
export async function isPasswordRight(password: string, storedHash: string | undefined): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await decoy), password)
  return isRight && storedHash !== undefined
}

/** True if a hash was made with weaker parameters than today's. */
export function isHashOutdated(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(storedHash)
  return Number(algorithm) !== ARGON2ID || memoryCost < strength.memoryCost || timeCost < strength.timeCost
}

// Letters and digits without 0 o 1 l, which people confuse when they read a password from one screen and type it on another.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Generates a password: four groups of five characters, 100 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
