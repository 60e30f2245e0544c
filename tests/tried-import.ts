import type { ImportPreview } from '#features/catalog/spreadsheets/spreadsheet.contract.ts'
import { file, postForm } from './forms.ts'
import type { Client } from './shop.ts'

/** Headers of a member of staff who reads German. */
export const german = { 'accept-language': 'de' }

type Fields = Record<string, string | File>

/** Tries an import, and returns the preview in German. */
export async function tryImport(admin: Client, fields: Fields): Promise<ImportPreview> {
  const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', fields, german)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Tries to import a table. @param fields other fields of the form */
export const tryFile = (admin: Client, content: string | Uint8Array, fields: Fields = {}): Promise<ImportPreview> =>
  tryImport(admin, { file: file('tabla', content), ...fields })

export const outcomesOf = ({ rows }: ImportPreview) => rows.map(({ row, outcome, problems }) => [row, outcome, problems])
