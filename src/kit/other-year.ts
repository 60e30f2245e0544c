/** Option of a date format: shows the year of a date that is in another year than today. */
export const yearOf = (date: Date): { year?: 'numeric' } => (date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' })
