import pg from 'pg'

/** Runs one SQL statement over a new connection to PostgreSQL, outside a transaction. */
export async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
