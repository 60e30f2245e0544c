import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody } from '#api/error-body.ts'
import type { Language } from '#i18n/language.ts'
import { type ProblemKey, problemText } from '#i18n/problems.ts'
import { type FieldProblem, HttpError } from './http-error.server.ts'
import { apiLanguage } from './language.server.ts'

/** Faults of Fastify itself and of the disk below the database, and how they are answered. */
const known: Record<string, [status: number, key: ProblemKey]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'problem.mediaType'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'problem.tooLarge'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'problem.json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'problem.json'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'problem.mediaType'],
  FST_REQ_FILE_TOO_LARGE: [413, 'problem.tooLarge'],
  FST_FILES_LIMIT: [413, 'problem.tooLarge'],
  FST_PARTS_LIMIT: [413, 'problem.tooLarge'],
  FST_FIELDS_LIMIT: [413, 'problem.tooLarge'],
  // PostgreSQL's words for text that it cannot store and numbers beyond its own; SQLite takes both.
  '22021': [400, 'problem.invalid'],
  '22P05': [400, 'problem.invalid'],
  '22003': [400, 'problem.invalid'],
  KEY_REUSED: [422, 'problem.keyReused'],
  SQLITE_FULL: [507, 'problem.diskFull'],
  SQLITE_READONLY: [507, 'problem.diskFull'],
  SQLITE_IOERR: [507, 'problem.diskFull'],
  SQLITE_BUSY: [503, 'problem.busy'],
  // PostgreSQL: disk full, read-only, too many connections, shutting down, starting up, gone; two that wait for each other.
  '53100': [507, 'problem.diskFull'],
  '25006': [507, 'problem.diskFull'],
  '53300': [503, 'problem.busy'],
  '57P01': [503, 'problem.busy'],
  '57P03': [503, 'problem.busy'],
  '40P01': [503, 'problem.busy'],
  ECONNREFUSED: [503, 'problem.busy'],
  ENOSPC: [507, 'problem.diskFull'],
  EROFS: [507, 'problem.diskFull'],
}

const issueIn =
  (language: Language) =>
  ({ field, key, values }: FieldProblem) => ({ path: field, message: problemText(language, key, values) })

/**
 * The one place where a fault becomes an answer. Details of the unexpected go to the log and nowhere else.
 *
 * Also for `frameworkErrors`: addresses that cannot be decoded never reach a route or its error handler.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = apiLanguage(request)
  if (error instanceof HttpError) {
    const message = problemText(language, error.key, error.values)
    reply.headers(error.headers)
    return send(reply, error.status, {
      error: message,
      ...(error.field ? { issues: [{ path: error.field, message }, ...error.more.map(issueIn(language))] } : {}),
      ...error.extra,
    })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: problemText(language, wordless(issue.message)),
    }))
    return send(reply, 400, { error: issues[0]?.message ?? problemText(language, 'problem.invalid'), issues })
  }
  const code = error.code ?? ''
  const answer = known[code] ?? known[code.split('_').slice(0, 2).join('_')]
  if (answer) {
    if (answer[0] >= 500) request.log.error({ err: error }, 'cannot save')
    return send(reply, answer[0], { error: problemText(language, answer[1]) })
  }
  if (error.statusCode === 429)
    return send(reply, 429, {
      error: problemText(language, 'problem.tooMany', { seconds: Number(reply.getHeader('retry-after') ?? 60) }),
    })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return send(reply, error.statusCode, { error: problemText(language, 'problem.invalid') })
  request.log.error({ err: error }, 'unexpected error')
  return send(reply, 500, { error: problemText(language, 'problem.server') })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, { error: problemText(apiLanguage(request), 'problem.notFound') })
}

/** Messages of our schemas are keys; where zod speaks for itself (a missing field, an unknown one) one key stands for all. */
function wordless(message: string | undefined): string {
  return message && /^[a-z]+\.[a-zA-Z]+(?: \d+)?$/.test(message) ? message : 'problem.invalid'
}

function send(reply: FastifyReply, status: number, body: ErrorBody & Record<string, unknown>): FastifyReply {
  // Sent as text: a refusal does not pass the answer schema of the route that it interrupts.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}
