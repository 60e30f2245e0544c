import type { Selectable } from 'kysely'
import { changeInTurn, nextStamp } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import { toColumns, toFields } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { type ReplyTemplate, type TemplateChange, type TemplateInput, templateTexts } from './template.contract.ts'
import { MAX_TEMPLATES } from './template-fields.ts'

type Row = Selectable<Tables['reply_template']>
type Fields = Omit<TemplateChange, 'updatedAt'>

/** All templates in their order. `sortOrder` is the place in this list, from 1. */
export async function listTemplates(db: Database): Promise<ReplyTemplate[]> {
  const rows = await db
    .selectFrom('reply_template')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(toTemplate)
}

export async function findTemplate(db: Database, id: number): Promise<ReplyTemplate | undefined> {
  return (await listTemplates(db)).find((template) => template.id === id)
}

/** Adds a template at the end of the list. */
export async function createTemplate(
  db: Database,
  input: TemplateInput,
  edit: Edit,
): Promise<Result<ReplyTemplate, 'textless' | 'tooMany'>> {
  if (isTextless(input)) return fail('textless')
  return changeInTurn(db, 'template', async (transaction) => {
    const present = await listTemplates(transaction)
    if (present.length >= MAX_TEMPLATES) return fail('tooMany')
    // Puts the new template behind those in the trash too, so that a restored template gets its old place back.
    const { last } = await transaction
      .selectFrom('reply_template')
      .select((row) => row.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    const stamp = edit.now.toISOString()
    const made = await transaction
      .insertInto('reply_template')
      .values({ ...columnsOf(input), sort_order: (last ?? 0) + 1, created_at: stamp, updated_at: stamp, deleted_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    const template = toTemplate(made, present.length)
    await recordEdit(transaction, edit, { kind: 'template', subject: made.id, title: template.nameDe, action: 'created' })
    return ok(template)
  })
}

/**
 * Changes a template, or moves it within the list. Fails as stale only if somebody else has changed the same field since
 * `updatedAt`. A value that is stored already counts as unchanged.
 */
export async function changeTemplate(
  db: Database,
  id: number,
  { updatedAt, ...fields }: TemplateChange,
  edit: Edit,
): Promise<MergeResult<ReplyTemplate, 'unknown' | 'textless'>> {
  return changeInTurn(db, 'template', async (transaction) => {
    const list = await listTemplates(transaction)
    const before = list.find((template) => template.id === id)
    if (!before) return fail('unknown')
    const sent = limitPlace(fields, list.length)
    const began = { kind: 'template', subject: id, updatedAt } as const
    const { changes: wanted, conflicts } = await mergeSince(transaction, began, { sent, stored: before })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (Object.keys(wanted).length === 0) return ok(before)
    if (isTextless({ ...before, ...wanted })) return fail('textless')
    const stamp = nextStamp(edit.now, before.updatedAt)
    const { sortOrder, ...words } = wanted
    await transaction
      .updateTable('reply_template')
      .set({ ...toColumns<Row>(words), updated_at: stamp })
      .where('id', '=', id)
      .execute()
    if (sortOrder !== undefined) await renumber(transaction, list, id, sortOrder)
    const after = await findTemplate(transaction, id)
    if (!after) return fail('unknown')
    await recordEdit(transaction, edit, { kind: 'template', subject: id, title: after.nameDe, action: 'changed', before, after })
    return ok(after)
  })
}

/** Puts a template into the trash. */
export async function deleteTemplate(db: Database, id: number, edit: Edit): Promise<Result<undefined, 'unknown'>> {
  const stamp = edit.now.toISOString()
  return changeInTurn(db, 'template', async (transaction) => {
    const gone = await transaction
      .updateTable('reply_template')
      .set({ deleted_at: stamp, updated_at: stamp })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('name_de')
      .executeTakeFirst()
    if (!gone) return fail('unknown')
    await recordEdit(transaction, edit, { kind: 'template', subject: id, title: gone.name_de, action: 'deleted' })
    return ok(undefined)
  })
}

/** Limits the wanted place to the end of the list. */
function limitPlace(fields: Fields, count: number): Fields {
  return fields.sortOrder === undefined ? fields : { ...fields, sortOrder: Math.min(fields.sortOrder, count) }
}

/** Numbers all templates anew. Those that make room keep their `updated_at`, so that open forms of them get no conflict. */
async function renumber(db: Database, list: readonly ReplyTemplate[], id: number, to: number): Promise<void> {
  const order = list.map((template) => template.id).filter((other) => other !== id)
  order.splice(to - 1, 0, id)
  for (const [index, one] of order.entries())
    await db
      .updateTable('reply_template')
      .set({ sort_order: index + 1 })
      .where('id', '=', one)
      .execute()
}

const isTextless = (texts: Partial<Record<(typeof templateTexts)[number], string>>) => templateTexts.every((field) => !texts[field])

function columnsOf({ nameDe, nameEs, nameEn, textDe, textEs, textEn }: TemplateInput) {
  return { name_de: nameDe, name_es: nameEs, name_en: nameEn, text_de: textDe, text_es: textEs, text_en: textEn }
}

function toTemplate({ created_at, deleted_at, ...row }: Row, index: number): ReplyTemplate {
  return { ...toFields(row), sortOrder: index + 1 }
}
