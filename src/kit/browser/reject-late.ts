/** Rejects after three seconds: raced with a request, it ends the wait for a line that passes nothing. */
export const rejectLate = () => new Promise<never>((_, reject) => setTimeout(reject, 3000, 0))
