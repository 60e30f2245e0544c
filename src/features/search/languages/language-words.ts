/** Words and phrases by their role in a question; see `LanguageWords`. */
export type RoleWords = Readonly<Record<string, string>>

/**
 * Data of a language. Words are folded like `kit/text/fold-text.ts` does, except phrases that staff see (synonyms, homonyms).
 * Entries are separated by bars; a line that ends with a bar continues.
 */
export type LanguageWords = {
  lists: Readonly<Record<ListName, string>>
  /** Phrases made of our goods' names that mean something else: "disco duro". */
  homonyms: string
  /**
   * Words and phrases with the same meaning for our visitors, a group a line; Cuban words beside those of the catalogue.
   * Plurals and small words between need no entry. An entry after `=` is only typed by visitors and not looked for in texts.
   * The first phrase of a group is the key of staff's corrections, so it must stay the first.
   */
  synonyms: string
  /**
   * Parts that are sold or used with a whole, which a search for the part finds: breakers come in the distribution box, a
   * cutting disc needs the grinder.
   */
  parts: readonly (readonly [whole: string, parts: string])[]
  /**
   * Words and phrases by role: `role` or `role:value`, where the value distinguishes uses of one role. `a/b` is one of several
   * words, `c?` an optional word. Entries after a `^` are prefixes of words.
   */
  roles: RoleWords
}

type ListName =
  /** Words without meaning for a search. They count only if the question has no others. */
  | 'fillers'
  /** Words for being on offer, by the rule of `kit/price.ts`. */
  | 'offers'
  /** Words before what a thing is made of, what it is for, or what it comes with. */
  | 'of'
  | 'for'
  | 'with'
  /** The relation words before a material or an owner. */
  | 'madeOf'
  | 'articles'
  /** Places of use. Such a word distinguishes products only if one of them is made for that place. */
  | 'uses'
  /** First words of names that tell packaging instead of the thing: "Juego de cartuchos". */
  | 'vessels'
  /**
   * Appliances that customers run on their equipment. Texts mention them ("for a fridge and a television") without the product
   * being one. Alone such a word finds only products about it; products that mention powering it count as near.
   */
  | 'loads'
  /**
   * Goods of other shops. Beside such a word our goods' names mean a part or a material ("phone battery"), which we do not
   * sell.
   */
  | 'elsewhere'
  /** Materials among these goods: a product that mentions one neither is one nor powers one. */
  | 'materials'
  /** Vehicles with a battery of their own. */
  | 'vehicles'
  /** Fuels beside petrol and diesel. If no text has such a word, a search ignores and reports it. */
  | 'fuels'
  /** Kinds that the shop may have no goods of: "eólico". Like fuels, they are then ignored and reported. */
  | 'makes'
  /** Counts of goods as words in texts, from two on. */
  | 'counts'
