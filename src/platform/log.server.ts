/** What the log must never hold, wherever a logged object carries it. Handed to pino's `redact` where the log is made. */
export const redactedPaths: string[] = [
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
