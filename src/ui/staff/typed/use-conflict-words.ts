import { useStaffText } from '../text.ts'
import { useOwnName } from './own-name.ts'

/** Names of those who made the conflicting changes; undefined for a change whose author is unknown. */
type Authors = readonly (string | undefined)[]

/** True if one person has made all the conflicting changes. */
export const areAllBy = (me: string | undefined, authors: Authors): boolean =>
  me !== undefined && authors.length > 0 && authors.every((by) => by === me)

/** Texts about a conflict. They speak of another window if the signed-in person has made all the conflicting changes. */
export function useConflictWords(): (authors: Authors) => { title: string; choose: string; theirs: string } {
  const t = useStaffText()
  const me = useOwnName()
  return (authors) =>
    areAllBy(me, authors)
      ? { title: t('stale.ownTitle'), choose: t('stale.ownChoose'), theirs: t('stale.ownStored') }
      : { title: t('stale.title'), choose: t('stale.choose'), theirs: t('stale.theirs') }
}
