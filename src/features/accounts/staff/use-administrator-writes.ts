import { useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { createPendingWritesById, createPendingWritesInMemory } from '#api/pending-writes.ts'
import type { AdministratorWithPassword, Confirmation, NewAdministrator, NewPassword } from '../account.contract.ts'
import { useAdministratorMutations } from './account-data.ts'

/**
 * Adds an account or resets a password exactly once, even if the request is repeated after a lost answer. An unanswered request
 * is remembered after its dialog is closed.
 */
export function useAdministratorWrites(api: Api) {
  const { add, reset, remove } = useAdministratorMutations(api)
  const [adding] = useState(() => createPendingWritesInMemory<NewAdministrator>())
  const [resetting] = useState(() => createPendingWritesById<NewPassword>())
  /** Id of an account that an earlier press of the button added with input that the user has changed since. */
  const outdated = useRef<number>(undefined)
  const sendNew = (body: NewAdministrator, key: string) => add.mutateAsync({ body, key })
  return {
    async add(body: NewAdministrator): Promise<AdministratorWithPassword> {
      const settled = await adding.resend(sendNew)
      if (settled && isSame(settled.body, body)) return settled.answer
      outdated.current = settled?.answer.id ?? outdated.current
      if (outdated.current !== undefined) {
        // A sign-in name cannot be changed, so the account with the former input is removed before the new one is added.
        await remove.mutateAsync({ id: outdated.current, body: { ownPassword: body.ownPassword } })
        outdated.current = undefined
      }
      return adding.send(body, sendNew)
    },
    async reset(id: number, body: NewPassword): Promise<AdministratorWithPassword> {
      const writes = resetting(id)
      const send = (wanted: NewPassword, key: string) => reset.mutateAsync({ id, body: wanted, key })
      const settled = await writes.resend(send)
      return settled && isSame(settled.body, body) ? settled.answer : writes.send(body, send)
    },
  }
}

/** Compares two requests without the user's own password, which may have been retyped. */
const isSame = (one: Confirmation, other: Confirmation) => wantedOf(one) === wantedOf(other)
const wantedOf = ({ ownPassword: _, ...wanted }: Confirmation) => JSON.stringify(wanted)
