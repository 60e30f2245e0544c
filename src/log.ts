import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'
import { sparingHooks } from './platform/sparing-log.server.ts'

/** Fields that the log never holds, wherever a logged object has them. */
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
  // PostgreSQL quotes the row that it refuses, with what a customer wrote.
  'err.detail',
  'err.where',
]

/** Frames of the framework and of Node say nothing about a mistake of the shop. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:internal|node:events|\(native\)|<anonymous>\))/

/**
 * The log of the shop: JSON lines with the time in ISO 8601, the level by its name, and of an error's stack the shop's own
 * lines.
 *
 * @param destination where lines go; the standard output by default
 */
export function shopLog(level: string, destination?: DestinationStream): Logger {
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
