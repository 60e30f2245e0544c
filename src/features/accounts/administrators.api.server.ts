import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import {
  type AdministratorEntry,
  administratorEntrySchema,
  administratorWithPasswordSchema,
  newAdministratorSchema,
  newPasswordSchema,
} from './account.contract.ts'
import {
  changePassword,
  createAdministrator,
  findAdministratorById,
  listAdministrators,
  removeAdministrator,
  type StoredAdministrator,
} from './administrator.store.server.ts'
import { signedIn } from './guard.server.ts'
import { generatePassword, hashPassword } from './password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { endSignInWaits } from './sign-in-limits.server.ts'
import * as calls from './staff-calls.ts'
import { refuseWeak } from './weak-password.server.ts'

/** Who may sign in: administrators see, add and remove each other, and help with a forgotten password. */
export async function administratorsApi(
  app: App,
  { db, clock, requireAdmin, brand }: { db: Database; clock: Clock; requireAdmin: Guard; brand: string },
): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listAdministrators,
    { summary: 'All administrators by name', answers: { 200: z.array(administratorEntrySchema) } },
    async ({ request }) => (await listAdministrators(db)).map((stored) => entryFor(stored, signedIn(request))),
  )

  route(
    app,
    calls.addAdministrator,
    {
      summary: 'Add an administrator. Without a password one is made and told in this answer only',
      body: newAdministratorSchema,
      answers: { 201: administratorWithPasswordSchema },
    },
    async ({ body: { username, firstName, password }, request }, reply) => {
      if (password !== undefined) await refuseWeak(password, [username, firstName, brand], 'password')
      const chosen = password ?? generatePassword()
      const created = await createAdministrator(
        db,
        { username, firstName, passwordHash: await hashPassword(chosen), told: password === undefined ? chosen : null },
        editOf(request, clock),
      )
      if (!created.ok) throw new HttpError(409, 'account.nameTaken', { field: 'username' })
      const stored = await getAdministratorById(db, created.value.id)
      return reply.code(201).send({ ...entryFor(stored, signedIn(request)), password: created.value.told })
    },
  )

  route(
    app,
    calls.resetPassword,
    {
      summary: 'Give somebody else a new password, which ends their sessions. Without one it is made and told in this answer only',
      params: idParams,
      body: newPasswordSchema,
      answers: { 200: administratorWithPasswordSchema },
    },
    async ({ params, body: { password }, request }) => {
      const self = signedIn(request)
      // One's own password takes the current one, or whoever finds a browser open could take the account.
      if (params.id === self.id) throw new HttpError(409, 'account.ownReset')
      const stored = await getAdministratorById(db, params.id)
      if (password !== undefined) await refuseWeak(password, [stored.username, stored.firstName, brand], 'password')
      const chosen = password ?? generatePassword()
      const made = { passwordHash: await hashPassword(chosen), told: password === undefined ? chosen : null }
      const { told } = await changePassword(db, stored.id, made, editOf(request, clock))
      await endSignInWaits(db)
      return { ...entryFor(stored, self), password: told }
    },
  )

  route(
    app,
    calls.removeAdministrator,
    { summary: 'Remove an administrator and end their sessions; never oneself', params: idParams, answers: { 204: null } },
    async ({ params, request }, reply) => {
      if (params.id === signedIn(request).id) throw new HttpError(409, 'account.ownRemoval')
      const removed = await removeAdministrator(db, params.id, { evenTheLast: false }, editOf(request, clock))
      if (removed.ok) return reply.code(204).send()
      if (removed.problem === 'signed-out') throw new HttpError(401, 'problem.signedOut')
      if (removed.problem === 'last') throw new HttpError(409, 'account.lastAdministrator')
      throw new HttpError(404, 'problem.notFound')
    },
  )
}

async function getAdministratorById(db: Database, id: number): Promise<StoredAdministrator> {
  const stored = await findAdministratorById(db, id)
  if (!stored) throw new HttpError(404, 'problem.notFound')
  return stored
}

function entryFor({ id, username, firstName, createdAt }: StoredAdministrator, self: SignedIn): AdministratorEntry {
  return { id, username, firstName, createdAt, isSelf: id === self.id }
}
