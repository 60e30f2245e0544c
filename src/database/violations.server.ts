/**
 * True if a unique index refused a row. SQLite names table and column ("product.sku"), PostgreSQL the index
 * ("product_sku").
 *
 * @param place "table.column"; the index must have the name table_column
 */
export function isUniqueViolation(error: unknown, place: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  if (code === '23505') return constraint === place.replace('.', '_')
  return code === 'SQLITE_CONSTRAINT_UNIQUE' && error.message.includes(place)
}
