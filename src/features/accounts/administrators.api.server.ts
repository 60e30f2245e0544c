import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import { purgedAt } from '#kit/trash-days.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import {
  type AdministratorEntry,
  administratorEntrySchema,
  administratorWithPasswordSchema,
  confirmationSchema,
  newAdministratorSchema,
  newPasswordSchema,
  removedAdministratorSchema,
  roleChangeSchema,
} from './account.contract.ts'
import * as changes from './account-changes.store.server.ts'
import type { AccountServices } from './account-services.server.ts'
import {
  findAdministratorById,
  listAdministrators,
  listRemovedAdministrators,
  type StoredAdministrator,
} from './administrator.store.server.ts'
import { confirmOwnPassword } from './confirm-own-password.server.ts'
import { signedIn } from './guard.server.ts'
import { generatePassword, hashPassword } from './passwords/password.server.ts'
import { refuseWeakPassword } from './passwords/weak-password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { endAllSignInWaits } from './sign-in-limits.server.ts'
import * as calls from './staff-calls.ts'

/** Routes for owners to manage accounts. Each change requires the owner's own password and is mailed to owners. */
export async function administratorsApi(
  app: App,
  { db, clock, requireAdmin, findBrand, queueNotice, sendNotices }: AccountServices,
): Promise<void> {
  guardRoutes(app, requireAdmin, { requires: 'owner' })

  const accountEditOf = (request: FastifyRequest): changes.AccountEdit => ({ ...editOf(request, clock), queueNotice })
  const confirm = (request: FastifyRequest, body: { ownPassword: string }) => confirmOwnPassword(db, request, body, clock.now())

  route(
    app,
    calls.listAdministrators,
    { summary: 'List all accounts by name', answers: { 200: z.array(administratorEntrySchema) } },
    async ({ request }) => (await listAdministrators(db)).map((stored) => entryFor(stored, signedIn(request))),
  )

  route(
    app,
    calls.addAdministrator,
    {
      summary: 'Add an account. Without a password, one is generated and returned in this answer only',
      body: newAdministratorSchema,
      answers: { 201: administratorWithPasswordSchema },
    },
    async ({ body, request }, reply) => {
      const { username, firstName, role, password } = body
      await confirm(request, body)
      if (password !== undefined) await refuseWeakPassword(password, [username, firstName, await findBrand()], 'password')
      const chosen = password ?? generatePassword()
      const account = {
        username,
        firstName,
        role,
        passwordHash: await hashPassword(chosen),
        generatedPassword: password === undefined ? chosen : null,
      }
      const created = await changes.createAdministrator(db, account, accountEditOf(request))
      if (!created.ok) throw refusalOf(created.problem)
      sendNotices()
      const stored = await getAdministratorById(db, created.value.id)
      return reply.code(201).send({ ...entryFor(stored, signedIn(request)), password: created.value.generatedPassword })
    },
  )

  route(
    app,
    calls.resetPassword,
    {
      summary:
        'Set the password of another account and end its sessions. Without a password, one is generated and returned in this answer only',
      params: idParams,
      body: newPasswordSchema,
      answers: { 200: administratorWithPasswordSchema },
    },
    async ({ params, body, request }) => {
      const { password } = body
      const self = signedIn(request)
      if (params.id === self.id) throw new HttpError(409, 'account.ownReset')
      await confirm(request, body)
      const stored = await getAdministratorById(db, params.id)
      if (password !== undefined) await refuseWeakPassword(password, [stored.username, stored.firstName, await findBrand()], 'password')
      const chosen = password ?? generatePassword()
      const made = { passwordHash: await hashPassword(chosen), generatedPassword: password === undefined ? chosen : null }
      const changed = await changes.changePassword(db, stored.id, made, accountEditOf(request))
      if (!changed.ok) throw refusalOf(changed.problem)
      await endAllSignInWaits(db)
      sendNotices()
      return { ...entryFor(stored, self), password: changed.value.generatedPassword }
    },
  )

  route(
    app,
    calls.changeRole,
    {
      summary: 'Change the role of another account, effective from its next request. The only owner keeps the role',
      params: idParams,
      body: roleChangeSchema,
      answers: { 200: administratorEntrySchema },
    },
    async ({ params, body, request }) => {
      if (params.id === signedIn(request).id) throw new HttpError(409, 'account.ownRole')
      await confirm(request, body)
      const changed = await changes.changeRole(db, params.id, body.role, accountEditOf(request))
      if (!changed.ok) throw refusalOf(changed.problem)
      sendNotices()
      return entryFor(await getAdministratorById(db, params.id), signedIn(request))
    },
  )

  route(
    app,
    calls.removeAdministrator,
    {
      summary: 'Remove an account and end its sessions, except your own and the only owner’s. It can be restored for 30 days',
      params: idParams,
      body: confirmationSchema,
      answers: { 204: null },
    },
    async ({ params, body, request }, reply) => {
      if (params.id === signedIn(request).id) throw new HttpError(409, 'account.ownRemoval')
      await confirm(request, body)
      const removed = await changes.removeAdministrator(db, params.id, { allowLastOwner: false }, accountEditOf(request))
      if (!removed.ok) throw refusalOf(removed.problem)
      sendNotices()
      return reply.code(204).send()
    },
  )

  route(
    app,
    calls.listRemovedAdministrators,
    { summary: 'List removed accounts that can be restored, latest removal first', answers: { 200: z.array(removedAdministratorSchema) } },
    async () => (await listRemovedAdministrators(db)).map((removed) => ({ ...removed, purgedAt: purgedAt(removed.removedAt) })),
  )

  route(
    app,
    calls.restoreAdministrator,
    {
      summary: 'Restore a removed account with its name, role and password',
      params: idParams,
      body: confirmationSchema,
      answers: { 200: administratorEntrySchema },
    },
    async ({ params, body, request }) => {
      await confirm(request, body)
      const restored = await changes.restoreAdministrator(db, params.id, accountEditOf(request))
      if (!restored.ok) throw refusalOf(restored.problem)
      sendNotices()
      return entryFor(await getAdministratorById(db, params.id), signedIn(request))
    },
  )
}

type Problem = 'unknown' | 'last' | 'name-taken' | 'name-removed' | 'signed-out' | 'not-owner'

function refusalOf(problem: Problem): HttpError {
  if (problem === 'signed-out') return new HttpError(401, 'problem.signedOut')
  if (problem === 'not-owner') return new HttpError(403, 'account.ownersOnly')
  if (problem === 'unknown') return new HttpError(404, 'problem.notFound')
  if (problem === 'last') return new HttpError(409, 'account.lastOwner')
  return new HttpError(409, problem === 'name-taken' ? 'account.nameTaken' : 'account.nameRemoved', { field: 'username' })
}

async function getAdministratorById(db: Database, id: number): Promise<StoredAdministrator> {
  const stored = await findAdministratorById(db, id)
  if (!stored) throw new HttpError(404, 'problem.notFound')
  return stored
}

function entryFor({ id, username, firstName, role, createdAt }: StoredAdministrator, self: SignedIn): AdministratorEntry {
  return { id, username, firstName, role, createdAt, isSelf: id === self.id }
}
