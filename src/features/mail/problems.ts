/** Reasons for unsent mails, by what a person can do about them. */
export const mailProblems = [
  /** No connection, or it broke. */
  'unreachable',
  /** No answer in time: to the attempt to connect, or afterwards. */
  'silent',
  /** The connection could not be encrypted, or the server's certificate is not trusted. */
  'tls',
  /** Name or password is wrong. */
  'login',
  /** The server refuses this mail; its answer gives the reason. */
  'refused',
  /** An error within the shop, before the mail was sent. */
  'internal',
] as const
export type MailProblem = (typeof mailProblems)[number]
