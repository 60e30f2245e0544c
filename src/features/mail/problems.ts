/** Reasons for unsent mails, by what a person can do about them. */
export const mailProblems = [
  /** No connection, or it broke. */
  'unreachable',
  /** Connected, but no answer came in time. */
  'silent',
  /** The line could not be made safe. */
  'tls',
  /** Name or password is wrong. */
  'login',
  /** The server refuses this mail; its own words say why. */
  'refused',
  /** Something here failed before the mail left. */
  'internal',
] as const
export type MailProblem = (typeof mailProblems)[number]
