/** Why a mail did not leave, by what a person can do about it. */
export const mailProblems = [
  /** No connection, or it was cut. */
  'unreachable',
  /** Connected, but no answer came in time. */
  'silent',
  /** The line could not be made safe. */
  'tls',
  /** Name or password is wrong. */
  'login',
  /** The server will not have this mail; its own words say why. */
  'refused',
  /** Something here failed before the mail left. */
  'internal',
] as const
export type MailProblem = (typeof mailProblems)[number]
