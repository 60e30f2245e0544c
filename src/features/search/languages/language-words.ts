/** Words and phrases by their role in a question; see `LanguageWords`. */
export type RoleWords = Readonly<Record<string, string>>

/**
 * Search data of a language. Words are folded (`kit/text/fold-text.ts`), except phrases that staff see (synonyms, homonyms).
 * Phrases are separated by bars; a line that ends with a bar continues. Words of `lists` are separated by blanks.
 */
export type LanguageWords = {
  lists: Readonly<Record<WordListName, string>>
  /** Phrases with words of our goods that mean other goods: "disco duro" (hard disk). */
  homonyms: string
  /**
   * Groups of words and phrases with the same meaning for our visitors, one group per line: Cuban words beside those of the
   * catalogue. Plurals, and phrases with other fillers in between, need no entry. An entry after `=` is typed by visitors and not
   * searched for in texts. The first phrase of a group is the key of staff's changes to it, so it must stay the first.
   */
  synonyms: string
  /**
   * Parts that are sold in or used with a product. A search for the part also finds the product: the distribution box for
   * "breaker", the grinder for "cutting disc".
   */
  parts: readonly (readonly [whole: string, parts: string])[]
  /**
   * Words and phrases by role: `role`, or `role:value` if the role needs a value (`kind:diesel`). `a/b` is one of several words,
   * `c?` an optional word. Lists whose name begins with `^` contain beginnings of words.
   */
  roles: RoleWords
}

export type WordListName =
  /** Words without meaning for a search, beside `articles` and relations. They count only if the question has no others. */
  | 'fillers'
  /** Words that ask for products on offer; `kit/price.ts` decides which are. */
  | 'offers'
  /** Three lists of words that relate a noun to the noun before: a material or owner, a purpose, an addition. */
  | 'of'
  | 'for'
  | 'with'
  /** Words of the list `of` that come before a material or an owner. */
  | 'madeOf'
  | 'articles'
  /** Places of use. Such a word distinguishes products only if one of them is made for that place. */
  | 'uses'
  /** Nouns in product names for the packaging instead of the product: "juego" in "Juego de cartuchos". */
  | 'vessels'
  /**
   * Appliances that customers power with the shop's products. Texts mention them ("for a fridge and a television"). A search for
   * such a word alone finds only products about it; products that mention it are offered as near.
   */
  | 'loads'
  /**
   * Goods of other shops, beside `materials`. In a question with such a word the names of our goods mean a part or a material ("phone battery") that
   * the shop does not sell.
   */
  | 'elsewhere'
  /** Materials, which other shops sell. A product that mentions a material is not near a search for it. */
  | 'materials'
  /** Vehicles with a battery of their own. */
  | 'vehicles'
  /** Fuels beside petrol and diesel. If no text has such a word, a search ignores and reports it. */
  | 'fuels'
  /** Kinds of goods such as "eólico" (wind power). If no text has such a word, a search ignores and reports it, like a fuel. */
  | 'makes'
  /** The number words from two on, as texts count appliances. */
  | 'counts'
