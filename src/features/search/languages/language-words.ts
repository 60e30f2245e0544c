/** Words and phrases by their role in a question; see `LanguageWords`. */
export type RoleWords = Readonly<Record<string, string>>

/**
 * Data of a language. Words are folded like `kit/text/fold-text.ts` does, except phrases that staff see (synonyms,
 * homonyms). Entries are separated by bars; a line that ends with one continues.
 */
export type LanguageWords = {
  lists: Readonly<Record<ListName, string>>
  /** Phrases made of our goods' names that mean something else: "disco duro". */
  homonyms: string
  /**
   * Words and phrases that mean the same to our visitors, a group a line; what Cubans say stands beside what the catalogue
   * says. Plurals need no entry, nor small words between others. Behind a `=` stands what is only said, and not looked for
   * in texts. The first phrase of a group is the name under which staff's corrections of it are kept: it stays the first.
   */
  synonyms: string
  /**
   * Parts that are sold or used inside of something, which then answers a search for them: breakers come in the distribution
   * box, and a cutting disc needs the grinder.
   */
  parts: readonly (readonly [whole: string, parts: string])[]
  /**
   * Words and phrases by role: `role` or `role:value`, where the value tells uses of one role apart. `a/b` is one of several
   * words, `c?` an optional one. Entries after a `^` are beginnings of words.
   */
  roles: RoleWords
}

type ListName =
  /** Words that say nothing of what is sought. They count only when there is nothing else. */
  | 'fillers'
  /** Words for being on offer, by the rule of `kit/price.ts`. */
  | 'offers'
  /** Behind these stands what a thing is of, what it is for, and what it merely has. */
  | 'of'
  | 'for'
  | 'with'
  /** The relation words before a material or an owner. */
  | 'madeOf'
  | 'articles'
  /** Where things are used. Such a word tells one product from another only where one is made for that place. */
  | 'uses'
  /** First words of names that tell how something comes, and not what it is: "Juego de cartuchos". */
  | 'vessels'
  /**
   * Appliances that customers run on their equipment. Texts mention them ("for a fridge and a television"), which does not
   * make a product one: alone such a word finds only products about it, and those that mention carrying it are near.
   */
  | 'loads'
  /** Other goods of every shop but ours. A product beside one is a part of it or made of it ("phone battery"), and none of ours. */
  | 'elsewhere'
  /** Materials among them: whoever mentions one neither sells nor runs it. */
  | 'materials'
  /** Vehicles with a battery of their own. */
  | 'vehicles'
  /** Fuels beside petrol and diesel: if no text has them, they only exclude. */
  | 'fuels'
  /** Kinds of goods that nothing here may be: "eólico". */
  | 'makes'
  /** Numbers of things as texts write them, from two on. */
  | 'counts'
