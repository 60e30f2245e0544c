import type { ImportPreview } from '#features/catalog/spreadsheets/spreadsheet.contract.ts'
import { file, postForm } from './forms.ts'
import type { Client } from './shop.ts'

/** Headers of a member of staff who reads German. */
export const german = { 'accept-language': 'de' }

/** Tries to import a file, and returns the preview in German. @param fields other fields of the form */
export async function tryFile(
  admin: Client,
  content: string | Uint8Array,
  fields: Record<string, string | File> = {},
): Promise<ImportPreview> {
  const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', { file: file('tabla', content), ...fields }, german)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const outcomesOf = ({ rows }: ImportPreview) => rows.map(({ row, outcome, problems }) => [row, outcome, problems])
