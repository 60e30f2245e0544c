import type { Api } from '#api/client.ts'
import { readConflict } from '#api/refusals.ts'
import { changeCategory, changeProduct, changeSubcategory } from '#features/catalog/calls.ts'
import { changeImage } from '#features/media/calls.ts'
import { changeTemplate } from '#features/replies/calls.ts'
import { saveSetting } from '#features/settings/calls.ts'
import type { HeldSetting, SettingInput } from '#features/settings/setting.contract.ts'
import { confirmTranslation } from '#features/translation/calls.ts'
import type { DeskEntry } from '#features/translation/desk/desk.contract.ts'
import type { DeskSaving, StoredTranslation } from '#features/translation/staff/desk/desk-saving.ts'

/** Saves entries of the translation desk with the calls of their entities, which keep history and merge others' changes. */
export function entrySaving(api: Api): DeskSaving {
  /** Changes an entity; `body` has the fields of its own call. */
  async function change({ kind, subject }: DeskEntry, body: object, key: string): Promise<Record<string, unknown>> {
    const input = { params: { id: Number(subject) }, body, headers: { 'idempotency-key': key } }
    if (kind === 'product') return { ...(await api.call(changeProduct, input)) }
    if (kind === 'category') return { ...(await api.call(changeCategory, input)) }
    if (kind === 'subcategory') return { ...(await api.call(changeSubcategory, input)) }
    if (kind === 'template') return { ...(await api.call(changeTemplate, input)) }
    return { ...(await api.call(changeImage, input)) }
  }

  return {
    async save(entry, { text, version }, key) {
      if (entry.kind !== 'page') {
        // Marks the German text as checked: it may equal the original, as the name of a model does.
        const checked = entry.kind === 'product' && entry.to === 'de' ? { checkedTexts: [entry.name] } : {}
        return storedIn(await change(entry, { [entry.name]: text, ...checked, ...(version ? { updatedAt: version } : {}) }, key), entry)
      }
      const body = { key: entry.name, value: text, was: version ?? '' } as SettingInput
      const { value } = await api.call(saveSetting, { body, headers: { 'idempotency-key': key } })
      return { text: value, updatedAt: value }
    },

    async confirm(entry, { text, version, source }, key) {
      const { kind, subject, name } = entry
      if (kind === 'product' || kind === 'category' || kind === 'subcategory')
        return storedIn(await change(entry, { checkedTexts: [name], ...(version ? { updatedAt: version } : {}) }, key), entry)
      await api.call(confirmTranslation, { body: { kind, subject, name, source }, headers: { 'idempotency-key': key } })
      return { text, updatedAt: version }
    },

    readConflict(entry, error) {
      const overtaken = readConflict(error)
      if (!overtaken) return undefined
      if (entry.kind !== 'page')
        return {
          current: storedIn({ ...overtaken.current }, entry),
          conflicts: overtaken.conflicts.map((conflict) => ({ ...conflict, field: 'text' })),
        }
      const { value, changedBy } = overtaken.current as HeldSetting
      return { current: { text: value, updatedAt: value }, conflicts: [{ field: 'text', ...changedBy }] }
    },
  }
}

function storedIn(entity: Record<string, unknown>, { name }: DeskEntry): StoredTranslation {
  return { text: String(entity[name] ?? ''), updatedAt: typeof entity.updatedAt === 'string' ? entity.updatedAt : null }
}
