import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
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
import * as calls from './calls.ts'
import { confirmOwnPassword } from './confirm-own-password.server.ts'
import { signedIn } from './guard.server.ts'
import { generatePassword, hashPassword } from './passwords/password.server.ts'
import { refuseWeakPassword } from './passwords/weak-password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { endAllSignInWaits } from './sign-in-limits.server.ts'

/** Routes for owners to manage accounts. Each change requires the owner's own password and is mailed to owners. */
export async function administratorsApi(app: App, services: AccountServices): Promise<void> {
  const { db, clock, requireAdmin, queueNotice } = services
  guardRoutes(app, requireAdmin, { requires: 'owner' })
  const owners: OwnerServices = {
    ...services,
    accountEditOf: (request) => ({ ...editOf(request, clock), queueNotice }),
    confirm: (request, body) => confirmOwnPassword(db, request, body, clock.now()),
  }
  addAccountRoutes(app, owners)
  addRemovalRoutes(app, owners)
}

type OwnerServices = AccountServices & {
  accountEditOf: (request: FastifyRequest) => changes.AccountEdit
  /** Checks the owner's own password. */
  confirm: (request: FastifyRequest, body: { ownPassword: string }) => Promise<void>
}

function addAccountRoutes(app: App, { db, findBrand, accountEditOf, confirm, sendNotices }: OwnerServices): void {
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
      const account = { username, firstName, role, ...(await makePassword(password, [username, firstName], findBrand)) }
      const created = valueOrRefuse(await changes.createAdministrator(db, account, accountEditOf(request)))
      sendNotices()
      const stored = await getAdministratorById(db, created.id)
      return reply.code(201).send({ ...entryFor(stored, signedIn(request)), password: created.generatedPassword })
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
      const self = signedIn(request)
      if (params.id === self.id) throw new HttpError(409, 'account.ownReset')
      await confirm(request, body)
      const stored = await getAdministratorById(db, params.id)
      const made = await makePassword(body.password, [stored.username, stored.firstName], findBrand)
      const changed = valueOrRefuse(await changes.changePassword(db, stored.id, made, accountEditOf(request)))
      await endAllSignInWaits(db)
      sendNotices()
      return { ...entryFor(stored, self), password: changed.generatedPassword }
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
      valueOrRefuse(await changes.changeRole(db, params.id, body.role, accountEditOf(request)))
      sendNotices()
      return entryFor(await getAdministratorById(db, params.id), signedIn(request))
    },
  )
}

function addRemovalRoutes(app: App, { db, accountEditOf, confirm, sendNotices }: OwnerServices): void {
  route(
    app,
    calls.removeAdministrator,
    {
      summary: 'Remove an account and end its sessions, except your own and the only owner’s. It can be restored for 30 days',
      params: idParams,
      body: confirmationSchema,
      answers: { 204: null },
    },
    async ({ params, body, request }) => {
      if (params.id === signedIn(request).id) throw new HttpError(409, 'account.ownRemoval')
      await confirm(request, body)
      valueOrRefuse(await changes.removeAdministrator(db, params.id, { allowLastOwner: false }, accountEditOf(request)))
      sendNotices()
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
      valueOrRefuse(await changes.restoreAdministrator(db, params.id, accountEditOf(request)))
      sendNotices()
      return entryFor(await getAdministratorById(db, params.id), signedIn(request))
    },
  )
}

/** Hashes a typed password; without one, generates a password, which `generatedPassword` then has. */
async function makePassword(typed: string | undefined, names: readonly string[], findBrand: AccountServices['findBrand']) {
  if (typed !== undefined) await refuseWeakPassword(typed, [...names, await findBrand()], 'password')
  const password = typed ?? generatePassword()
  return { passwordHash: await hashPassword(password), generatedPassword: typed === undefined ? password : null }
}

type Problem = 'unknown' | 'last' | 'name-taken' | 'name-removed' | 'signed-out' | 'not-owner'

function valueOrRefuse<Value>(result: Result<Value, Problem>): Value {
  if (result.ok) return result.value
  throw refusalOf(result.problem)
}

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
