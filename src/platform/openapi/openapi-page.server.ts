import type { OpenAPIV3_1 } from 'openapi-types'
import { commonStatuses } from './openapi-refusals.server.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject & { const?: unknown }
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Content = { content?: Record<string, { schema?: Schema }>; description?: string }

const methods = ['get', 'post', 'put', 'delete'] as const

/** Styles of the page; its Content-Security-Policy allows them by their hash. */
export const documentStyle = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h2{margin-top:2.5rem}details{border:1px solid #8886;border-radius:6px;margin:.4rem 0;padding:.5rem .8rem}summary{cursor:pointer}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.6rem;background:#8881;border-radius:4px}
table{border-collapse:collapse}td{padding:.15rem 1.2rem .15rem 0;vertical-align:top}h3{font-size:1rem;margin:.8rem 0 .2rem}b{display:inline-block;min-width:4.5rem}`

/**
 * Renders the API document as a page: a section per tag, a collapsible block per call, without script and without files of other
 * origins.
 */
export function documentPage(document: Document): string {
  const parts = (document.tags ?? []).map(({ name, description }) => {
    const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item?.[method]
        return operation?.tags?.includes(name) ? [callFold(method, path, operation)] : []
      }),
    )
    return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description ?? '')}</p>${calls.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)} API</title><style>${documentStyle}</style></head><body><main><h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description ?? '')}</p><p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${escapeHtml(document.openapi)})</p>${parts.join('')}</main></body></html>`
}

function callFold(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []) as Parameter[]
  const body = operation.requestBody as Content | undefined
  const needsSession = (operation.security ?? []).length > 0
  const roles = Object.values(operation.security?.[0] ?? {}).flat()
  // Common refusals are described once, in the introduction; 401 and 403 follow from the required session.
  const answers = Object.entries((operation.responses ?? {}) as Record<string, Content>).filter(
    ([status]) => status !== '4XX' && !commonStatuses.includes(status) && !(['401', '403'].includes(status) && needsSession),
  )
  return [
    `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> – ${escapeHtml(operation.summary ?? '')}</summary>`,
    needsSession ? `<p>Needs a session${roles.length > 0 ? `; role: ${escapeHtml(roles.join(', '))}` : ''}.</p>` : '',
    parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.map(parameterRow).join('')}</table>` : '',
    body ? `<h3>Body</h3>${contentBlock(body)}` : '',
    '<h3>Answers</h3>',
    ...answers.map(([status, answer]) => `<p><b>${escapeHtml(status)}</b></p>${contentBlock(answer)}`),
    '</details>',
  ].join('')
}

function parameterRow({ name, in: place, required, schema }: Parameter): string {
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td><code>${escapeHtml(schemaText(schema))}</code></td></tr>`
}

function contentBlock({ content, description }: Content): string {
  const kinds = Object.entries(content ?? {})
  if (kinds.length === 0) return `<p>${escapeHtml(description ?? '')}</p>`
  return kinds.map(([kind, { schema }]) => `<p>${escapeHtml(kind)}</p><pre>${escapeHtml(schemaText(schema))}</pre>`).join('')
}

/** Writes a schema in TypeScript notation, with limits as comments. */
function schemaText(schema: Schema | undefined, indent = ''): string {
  if (!schema || typeof schema !== 'object') return 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  if (schema.type === 'array') return `${schemaText((schema as { items?: Schema }).items, indent)}[]`
  if (schema.properties) {
    const deeper = `${indent}  `
    const lines = Object.entries(schema.properties as Record<string, Schema>).map(([name, field]) => {
      const optional = schema.required?.includes(name) ? '' : '?'
      return `${deeper}${name}${optional}: ${schemaText(field, deeper)}${limits(field)}`
    })
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  return [schema.type ?? 'unknown'].flat().join(' | ')
}

function limits({ format, minLength, maxLength, minimum, exclusiveMinimum, maximum, pattern, maxItems }: Schema): string {
  const limitTexts = [
    format,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    maxItems !== undefined && `at most ${maxItems}`,
    pattern !== undefined && !format && `like ${pattern}`,
  ].filter(Boolean)
  return limitTexts.length > 0 ? `  // ${limitTexts.join(', ')}` : ''
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
