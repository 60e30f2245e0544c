import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'
import { sparingHooks } from './platform/sparing-log.server.ts'

/** Fields of logged objects whose value is replaced by "[Redacted]". */
const redactedPaths: string[] = [
  'password',
  '*.password',
  '*.*.password',
  'cookie',
  'authorization',
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  '*.headers.cookie',
  '*.headers.authorization',
  '*.headers["set-cookie"]',
  // PostgreSQL quotes the rejected row, which may contain a customer's message.
  'err.detail',
  'err.where',
]

/** Stack frames of Node and of packages, which the log leaves out. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:internal|node:events|\(native\)|<anonymous>\))/

/**
 * Creates the log of the shop: JSON lines with the time in ISO 8601, the name of the level, and only the shop's own frames of an
 * error's stack.
 *
 * @param destination standard output by default
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: redactedPaths,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
    serializers: { err: describeError },
    hooks: sparingHooks(),
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: Error): unknown {
  const described = stdSerializers.err(error)
  if (typeof described?.stack !== 'string') return described
  const lines = described.stack.split('\n').filter((line) => !FOREIGN_FRAME.test(line))
  return { ...described, stack: lines.join('\n') }
}
