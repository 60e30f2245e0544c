/** What is asked of a password: its length and nothing else, as NIST SP 800-63B advises. In characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 500
