/** Minimum length of a password in characters. No mixture of characters is required, as NIST SP 800-63B advises. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 500

/** Removes invisible characters, which make a password no harder to guess. */
export const removeInvisible = (text: string) => text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]+/gu, '')
