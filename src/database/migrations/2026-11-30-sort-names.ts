import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Computes the sort keys of all names again. Before, a decimal was two whole numbers: "1.5 kW" came before "1 kW", and "2,5" before
 * "2,25".
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  for (const [table, fallback] of [
    ['category', 'name'],
    ['subcategory', 'name'],
    ['product', 'name_de'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name_es', 'sort_name', `${fallback} as fallback`])
      .execute()
    for (const { id, name_es, sort_name, fallback: other } of rows) {
      const key = sortKey(name_es || other)
      if (key !== sort_name) await db.updateTable(table).set({ sort_name: key }).where('id', '=', id).execute()
    }
  }
}

/** The function of kit/text/sort-key on the day of this migration. */
function sortKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/ñ/g, 'n{')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d+(?:[.,]\d+)*)|[^\p{L}\p{N}{]+/gu, (_, number?: string) => (number ? ` ${numberKey(number)} ` : ' '))
    .replace(/ +/g, ' ')
    .trim()
}

function numberKey(number: string): string {
  const groups = number.split(/[.,]/)
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(number)) return wholeKey(groups.join(''))
  const [whole = '', fraction = ''] = groups
  const decimals = fraction.replace(/0+$/, '')
  return groups.length > 2 ? groups.map(wholeKey).join(' ') : wholeKey(whole) + (decimals && `.${decimals}`)
}

const wholeKey = (digits: string) => digits.replace(/^0+(?=\d)/, '').padStart(10, '0')
