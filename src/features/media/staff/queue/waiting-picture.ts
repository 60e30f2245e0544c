const PREFIX = 'upload:'

/** Stands in a form's picture field for an upload that has not arrived; drafts keep it. */
export const waitingAddress = (id: string): string => PREFIX + id

/** Id of the upload that such an address stands for; undefined for any other address. */
export const uploadIdOf = (address: string): string | undefined => (address.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined)
