const PREFIX = 'upload:'

/** Value of a form's picture field, also in drafts, for an upload that has not arrived yet. */
export const waitingAddress = (id: string): string => PREFIX + id

/** Id of the upload in an address made by `waitingAddress`; undefined for any other address. */
export const uploadIdOf = (address: string): string | undefined => (address.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined)
