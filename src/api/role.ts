/** Roles of staff. Owners manage accounts and company facts; everything else is open to both. */
export const roles = ['owner', 'employee'] as const
export type Role = (typeof roles)[number]
