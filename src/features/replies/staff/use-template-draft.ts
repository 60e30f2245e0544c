import { useEffect, useState } from 'react'
import { type ReplyTemplate, templateNames, templateTexts } from '../template.contract.ts'

export const draftFields = [...templateNames, ...templateTexts] as const
export type DraftField = (typeof draftFields)[number]
export type TemplateValues = Record<DraftField, string>
/** What is typed, and the stored template that it began from; `key` makes a repeated creation the same one. */
export type TemplateDraft = { values: TemplateValues; base: TemplateValues; updatedAt: string | undefined; key: string }

const blank = Object.fromEntries(draftFields.map((field) => [field, ''])) as TemplateValues
export const valuesOfTemplate = (template: ReplyTemplate | undefined): TemplateValues =>
  template ? (Object.fromEntries(draftFields.map((field) => [field, template[field]])) as TemplateValues) : blank
export const changedFields = ({ values, base }: TemplateDraft): DraftField[] => draftFields.filter((field) => values[field] !== base[field])

/** A template that is being written; what differs from the stored one survives a reload and a closed dialog on this device. */
export function useTemplateDraft(template: ReplyTemplate | undefined, newKey: () => string) {
  const shelf = `draft:reply-template:${template?.id ?? 'new'}`
  const [draft, setDraft] = useState<TemplateDraft>(() => begin(template, newKey()))

  useEffect(() => {
    const found = readDraft(shelf)
    if (found) setDraft(found)
  }, [shelf])

  const write = (next: TemplateDraft) => {
    setDraft(next)
    try {
      if (changedFields(next).length > 0) localStorage.setItem(shelf, JSON.stringify(next))
      else localStorage.removeItem(shelf)
    } catch {
      // A browser may forbid storage; then the draft lives as long as the dialog.
    }
  }
  return { draft, write, discard: () => write(begin(template, newKey())) }
}

function begin(template: ReplyTemplate | undefined, key: string): TemplateDraft {
  const values = valuesOfTemplate(template)
  return { values, base: values, updatedAt: template?.updatedAt, key }
}

function readDraft(shelf: string): TemplateDraft | undefined {
  try {
    const { values, base, updatedAt, key } = JSON.parse(localStorage.getItem(shelf) ?? '') as Partial<Record<keyof TemplateDraft, unknown>>
    if (!areValues(values) || !areValues(base) || typeof key !== 'string') return undefined
    return { values, base, updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined, key }
  } catch {
    return undefined
  }
}

function areValues(found: unknown): found is TemplateValues {
  return draftFields.every((field) => typeof (found as Record<string, unknown> | null | undefined)?.[field] === 'string')
}
