/** Synonyms of a word or phrase: single words, and phrases without their fillers. */
export type Synonyms = {
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Phrases that staff added, with their fillers; they are searched as if a visitor typed them. */
  ofStaff: readonly (readonly string[])[]
  /** True if visitors type the phrase, but texts are not searched for it. */
  isTypedOnly?: boolean
}

/** A word or phrase of a group. Members with the same key mean the same, such as a word and its plural. */
export type GroupMember = {
  key: string
  words: readonly string[]
  /** The words without fillers: "caja", "breakers" of "caja para los breakers". */
  telling: readonly string[]
  isTypedOnly: boolean
  /** True if staff added the member, false if it is seeded. */
  isOfStaff: boolean
}

type Group = {
  members: readonly GroupMember[]
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  ofStaff: readonly GroupMember[]
}

/** Maximum words and phrases from linked groups, the nearest groups first. */
const MAX_FURTHER = 200

/**
 * Creates a table of synonyms by key. A word that staff added links all groups that contain it, so its synonyms are the words of
 * all these groups, and of the groups linked to them. Seeded words link no groups, so that "planta" (a generator) does not get
 * the synonyms of "planta solar".
 *
 * @param parts pairs of a whole and a part; a search for the part finds the whole too
 */
export function makeSynonyms(
  groupsOfMembers: readonly (readonly GroupMember[])[],
  parts: readonly (readonly [whole: GroupMember, part: GroupMember])[],
) {
  const groups = [
    ...groupsOfMembers.map(groupOf),
    ...parts.map(([whole, part]): Group => ({ members: [part], words: [], phrases: [whole.telling], ofStaff: [] })),
  ]
  const byKey = new Map<string, Set<Group>>()
  for (const group of groups)
    for (const { key } of group.members) {
      const known = byKey.get(key)
      if (known) known.add(group)
      else byKey.set(key, new Set([group]))
    }
  const found = new Map<string, Synonyms>()

  return { has: (key: string) => byKey.has(key), isOfStaff, of }

  /** True if staff added the word or phrase and no seeded group contains it. */
  function isOfStaff(key: string): boolean {
    const same = [...(byKey.get(key) ?? [])].flatMap(({ members }) => members.filter((member) => member.key === key))
    return same.length > 0 && same.every((member) => member.isOfStaff)
  }

  function of(key: string): Synonyms | undefined {
    if (!byKey.has(key)) return undefined
    const alike = found.get(key) ?? gather(key)
    found.set(key, alike)
    return alike
  }

  function gather(key: string): Synonyms {
    const own = [...(byKey.get(key) ?? [])]
    const words = new Set<string>()
    const phrases: (readonly string[])[] = []
    const ofStaff = new Map<string, readonly string[]>()
    const take = (group: Group) => {
      for (const word of wordsBeside(group, key)) words.add(word)
      phrases.push(...group.phrases)
      for (const member of group.ofStaff) if (member.key !== key) ofStaff.set(member.key, member.words)
    }
    for (const group of own) take(group)
    const count = () => words.size + phrases.length + ofStaff.size
    const most = count() + MAX_FURTHER
    for (const group of further(own)) {
      if (count() >= most) break
      take(group)
    }
    const isTypedOnly = own.at(-1)?.members.some((member) => member.key === key && member.isTypedOnly)
    return { words: [...words], phrases, ofStaff: [...ofStaff.values()], ...(isTypedOnly && { isTypedOnly }) }
  }

  /** Groups linked to others by words that staff added, nearest first, each once. */
  function* further(from: readonly Group[]): Generator<Group> {
    const known = new Set(from)
    for (const group of known) {
      if (!from.includes(group)) yield group
      for (const member of group.members) {
        const others = byKey.get(member.key) ?? []
        for (const other of others)
          if (member.isOfStaff || other.members.some(({ key, isOfStaff }) => isOfStaff && key === member.key)) known.add(other)
      }
    }
  }
}

function groupOf(members: readonly GroupMember[]): Group {
  const words = members.flatMap((member) => (member.words.length === 1 ? member.words : []))
  const typedOnly = new Set(members.flatMap(({ key, isTypedOnly }) => (isTypedOnly ? [key] : [])))
  // A phrase that contains a word of the group is not needed: "panel solar" finds nothing beyond "panel".
  const several = members.filter(
    (member) => member.words.length > 1 && !typedOnly.has(member.key) && !member.words.some((word) => words.includes(word)),
  )
  const phrases = several.filter(({ isOfStaff }) => !isOfStaff).map(({ telling }) => telling)
  return { members, words, phrases, ofStaff: several.filter(({ isOfStaff }) => isOfStaff) }
}

/** Words of a group without the word with this key. If several forms have the key ("silencioso", "silenciosa"), all words stay. */
function wordsBeside({ members, words }: Group, key: string): readonly string[] {
  const same = members.filter((member) => member.key === key)
  const [only] = same
  return same.length === 1 && only?.words.length === 1 ? words.filter((word) => word !== only.words[0]) : words
}
