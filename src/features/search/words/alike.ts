/** Synonyms of a word or phrase: single words, and phrases without their fillers. */
export type Alike = {
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Phrases of staff with their small words, searched as if typed. */
  ofStaff: readonly (readonly string[])[]
  /** True if visitors type the phrase, but texts are not searched for it. */
  isOnlySaid?: boolean
}

/** A word or phrase of a group. Members with the same key, such as a word and its plural, are the same. */
export type Member = {
  key: string
  words: readonly string[]
  /** Without small words: "caja para los breakers". */
  telling: readonly string[]
  isOnlySaid: boolean
  /** True if staff added it, false if it is seeded. */
  isOfStaff: boolean
}

type Group = {
  members: readonly Member[]
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  ofStaff: readonly Member[]
}

/** Maximum of words and phrases from further groups, the nearest groups first. */
const MAX_FURTHER = 200

/**
 * Synonyms by key. A word that staff add to a group means everything that the group's other words find, so it links to the
 * further groups of these words, and so on over the next word of staff. Seeded groups are not linked to each other, so that
 * "planta", a generator, does not include everything that a "planta solar" is.
 *
 * @param parts pairs of a whole and a part; a search for the part finds the whole too
 */
export function makeAlike(groupsOfMembers: readonly (readonly Member[])[], parts: readonly (readonly [whole: Member, part: Member])[]) {
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
  const found = new Map<string, Alike>()

  return { has: (key: string) => byKey.has(key), isOfStaff, of }

  /** True if only staff have the word or phrase. */
  function isOfStaff(key: string): boolean {
    const same = [...(byKey.get(key) ?? [])].flatMap(({ members }) => members.filter((member) => member.key === key))
    return same.length > 0 && same.every((member) => member.isOfStaff)
  }

  function of(key: string): Alike | undefined {
    if (!byKey.has(key)) return undefined
    const alike = found.get(key) ?? gather(key)
    found.set(key, alike)
    return alike
  }

  function gather(key: string): Alike {
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
    const isOnlySaid = own.at(-1)?.members.some((member) => member.key === key && member.isOnlySaid)
    return { words: [...words], phrases, ofStaff: [...ofStaff.values()], ...(isOnlySaid && { isOnlySaid }) }
  }

  /** Groups reachable over words of staff, nearest first, each once. */
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

function groupOf(members: readonly Member[]): Group {
  const words = members.flatMap((member) => (member.words.length === 1 ? member.words : []))
  const onlySaid = new Set(members.flatMap(({ key, isOnlySaid }) => (isOnlySaid ? [key] : [])))
  // "panel solar" finds nothing beside "panel".
  const several = members.filter(
    (member) => member.words.length > 1 && !onlySaid.has(member.key) && !member.words.some((word) => words.includes(word)),
  )
  const phrases = several.filter(({ isOfStaff }) => !isOfStaff).map(({ telling }) => telling)
  return { members, words, phrases, ofStaff: several.filter(({ isOfStaff }) => isOfStaff) }
}

/** Words with the same key in another form, such as "silenciosa" for "silencioso". */
function wordsBeside({ members, words }: Group, key: string): readonly string[] {
  const same = members.filter((member) => member.key === key)
  const [only] = same
  return same.length === 1 && only?.words.length === 1 ? words.filter((word) => word !== only.words[0]) : words
}
