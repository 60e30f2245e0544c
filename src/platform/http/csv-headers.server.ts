import { slugFrom } from '#kit/text/slug.ts'

/**
 * Headers of a CSV download. `list`: name of the list in the reader's language, which begins the name of the file; `days`: its day, or
 * its first and last.
 */
export const csvHeaders = (list: string, ...days: readonly string[]) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${[slugFrom(list), ...days].join('-')}.csv"`,
})
