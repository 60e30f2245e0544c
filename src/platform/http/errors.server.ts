import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody } from '#api/error-body.ts'
import { DAMAGED_LINE, type StorageFailure, storageFailureOf } from '#database/failures/storage-failure.server.ts'
import type { Language } from '#i18n/language.ts'
import { type ProblemKey, problemText } from '#i18n/problems.ts'
import { type FieldProblem, HttpError } from './http-error.server.ts'
import { apiLanguage } from './language.server.ts'
import { isProblemKey } from './validate.server.ts'

/** Status and message by error code: codes of Fastify, of PostgreSQL for invalid values, and of a reused idempotency key. */
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
  // PostgreSQL's codes for unstorable text and numbers out of range; SQLite accepts both.
  '22021': [400, 'problem.invalid'],
  '22P05': [400, 'problem.invalid'],
  '22003': [400, 'problem.invalid'],
  KEY_REUSED: [422, 'problem.keyReused'],
}

/** Answers and log lines for failures of disk or database. docs/operating.md explains the log lines. */
const storageAnswers: Record<StorageFailure, { status: number; key: ProblemKey; retryAfterSeconds?: number; logged: string }> = {
  full: { status: 507, key: 'problem.diskFull', logged: 'cannot save: the disk is full or read-only; free some space or make it writable' },
  damaged: { status: 503, key: 'problem.damaged', logged: DAMAGED_LINE },
  away: { status: 503, key: 'problem.away', retryAfterSeconds: 30, logged: 'the database does not answer' },
  busy: { status: 503, key: 'problem.busy', retryAfterSeconds: 5, logged: 'the database is busy' },
}

const issueIn =
  (language: Language) =>
  ({ field, key, values }: FieldProblem) => ({ path: field, message: problemText(language, key, values) })

/**
 * Turns every error into an answer. Details of unexpected errors are only logged. Fastify also calls it as `frameworkErrors`, since
 * undecodable addresses reach no route and no error handler.
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
      message: isProblemKey(issue.message)
        ? problemText(language, issue.message as string)
        : wordsOfShape(language, issue, Object(request)[partOf[error.validationContext ?? ''] ?? 'body'] as unknown),
    }))
    return send(reply, 400, { error: issues[0]?.message ?? problemText(language, 'problem.invalid'), issues })
  }
  const failure = storageFailureOf(error)
  if (failure) {
    const { status, key, retryAfterSeconds, logged } = storageAnswers[failure]
    request.log.error({ err: error, ...methodAndPath(request) }, logged)
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    return send(reply, status, { error: problemText(language, key) })
  }
  const answer = known[error.code ?? '']
  if (answer) return send(reply, answer[0], { error: problemText(language, answer[1]) })
  if (error.statusCode === 429)
    return send(reply, 429, {
      error: problemText(language, 'problem.tooMany', { seconds: Number(reply.getHeader('retry-after') ?? 60) }),
    })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return send(reply, error.statusCode, { error: problemText(language, 'problem.invalid') })
  request.log.error({ err: error, ...methodAndPath(request) }, 'unexpected error')
  return send(reply, 500, { error: problemText(language, 'problem.server') })
}

/** Property of a request that each part of its validation checks. */
const partOf: Record<string, string> = { body: 'body', querystring: 'query', params: 'params', headers: 'headers' }
/** Maximum number of characters of a value that a message quotes. */
const MAX_QUOTED = 60

type ShapeIssue = { keyword: string; instancePath: string; params: Record<string, unknown> }

/** Words an issue of zod itself: the field, what was sent, and perhaps the type that is expected; or the names of unknown fields. */
function wordsOfShape(language: Language, { keyword, instancePath, params }: ShapeIssue, sent: unknown): string {
  const path = instancePath.split('/').filter(Boolean)
  const unknown = Array.isArray(params.keys) ? params.keys : keyword === 'invalid_key' ? path.slice(-1) : []
  const names = unknown.join(', ').slice(0, MAX_QUOTED)
  if (names) return problemText(language, 'problem.unknownField', { name: names })
  const value = path.reduce<unknown>((inside, key) => Object(inside)[key], sent)
  const read = value === undefined ? '' : JSON.stringify(value).slice(0, MAX_QUOTED)
  const field = path.join('.') || 'body'
  if (keyword === 'invalid_type') return problemText(language, 'problem.type', { field, expected: String(params.expected), read })
  return problemText(language, 'problem.value', { field, read })
}

/** Method and path of a request for the log, without the query, which may contain a visitor's words. */
export const methodAndPath = ({ method = '', url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] })

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, { error: problemText(apiLanguage(request), 'problem.notFound') })
}

function send(reply: FastifyReply, status: number, body: ErrorBody & Record<string, unknown>): FastifyReply {
  // Sends the body as text, since a refusal does not match the answer schema of its route.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}
