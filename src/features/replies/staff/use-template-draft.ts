import { useEffect, useRef, useState } from 'react'
import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import { type ReplyTemplate, templateNames, templateTexts } from '../template.contract.ts'

export const draftFields = [...templateNames, ...templateTexts] as const
export type DraftField = (typeof draftFields)[number]
export type TemplateValues = Record<DraftField, string>
/** A save that was sent: a new template, or changes of the template with this id. `values` is the form when it was sent. */
export type TemplateWrite = { id: number | undefined; values: TemplateValues; changed: DraftField[]; updatedAt: string | undefined }
/** Typed values, the stored values that they started from, and a pending write. `id` is undefined until a new template is stored. */
export type TemplateDraft = {
  values: TemplateValues
  base: TemplateValues
  updatedAt: string | undefined
  id: number | undefined
  unanswered?: PendingWrite<TemplateWrite> | undefined
}

const blank = Object.fromEntries(draftFields.map((field) => [field, ''])) as TemplateValues
export const valuesOfTemplate = (template: ReplyTemplate | undefined): TemplateValues =>
  template ? (Object.fromEntries(draftFields.map((field) => [field, template[field]])) as TemplateValues) : blank
export const changedFields = ({ values, base }: TemplateDraft): DraftField[] =>
  draftFields.filter((field) => !isSameText(values[field], base[field]))

/** The draft after a save: fields typed since `sent` stay, all others take the stored value. */
export function rebaseOnStored({ values }: TemplateDraft, stored: ReplyTemplate, sent: TemplateValues): TemplateDraft {
  const base = valuesOfTemplate(stored)
  const merged = draftFields.map((field) => [field, (isSameText(values[field], sent[field]) ? base : values)[field]])
  return { values: Object.fromEntries(merged) as TemplateValues, base, updatedAt: stored.updatedAt, id: stored.id }
}

/** Draft of a template. Fields that differ from the stored template survive a reload and a closed dialog on this device. */
export function useTemplateDraft(template: ReplyTemplate | undefined) {
  const key = `draft:reply-template:${template?.id ?? 'new'}`
  const [draft, setDraft] = useState<TemplateDraft>(() => begin(template))
  const latest = useRef(draft)

  const write = (next: TemplateDraft) => {
    latest.current = next
    setDraft(next)
    if (changedFields(next).length > 0 || next.unanswered) writeStored(key, JSON.stringify(next))
    else dropStored(key)
  }

  const stored = useRef(template)
  useEffect(() => {
    const found = readDraft(key)
    if (!found) return
    const now = valuesOfTemplate(stored.current)
    // A draft that equals the stored template, as after a save whose answer was lost, is dropped.
    if (changedFields({ ...found, base: now }).length === 0) return void dropStored(key)
    latest.current = found
    setDraft(found)
  }, [key])

  // `discard` restores the latest known stored values, which somebody else may have changed since the form was opened.
  return { draft, latest, write, discard: () => write({ ...latest.current, values: latest.current.base, unanswered: undefined }) }
}

function begin(template: ReplyTemplate | undefined): TemplateDraft {
  const values = valuesOfTemplate(template)
  return { values, base: values, updatedAt: template?.updatedAt, id: template?.id }
}

function readDraft(key: string): TemplateDraft | undefined {
  const { values, base, updatedAt, id, unanswered } = Object(parseJson(readStored(key))) as Partial<Record<keyof TemplateDraft, unknown>>
  if (!areValues(values) || !areValues(base)) return undefined
  return {
    values,
    base,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined,
    id: typeof id === 'number' ? id : undefined,
    unanswered: isUnanswered(unanswered) ? unanswered : undefined,
  }
}

function isUnanswered(found: unknown): found is PendingWrite<TemplateWrite> {
  const { key, body } = (found ?? {}) as { key?: unknown; body?: Partial<TemplateWrite> }
  return typeof key === 'string' && Array.isArray(body?.changed) && areValues(body.values)
}

function areValues(found: unknown): found is TemplateValues {
  return draftFields.every((field) => typeof (found as Record<string, unknown> | null | undefined)?.[field] === 'string')
}
