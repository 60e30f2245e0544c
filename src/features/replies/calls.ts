import { defineCall } from '#api/call.ts'
import type { ReplyTemplate, TemplateChange, TemplateInput } from './template.contract.ts'

type Id = { params: { id: number } }

export const listTemplates = defineCall<{ answer: ReplyTemplate[] }>('GET', '/api/admin/reply-templates')
export const createTemplate = defineCall<{ body: TemplateInput; answer: ReplyTemplate }>('POST', '/api/admin/reply-templates')
export const changeTemplate = defineCall<Id & { body: TemplateChange; answer: ReplyTemplate }>('PUT', '/api/admin/reply-templates/:id')
export const deleteTemplate = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/reply-templates/:id')
