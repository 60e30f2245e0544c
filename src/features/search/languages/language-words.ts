/** What words and phrases do in a question, by role; see `LanguageWords`. */
export type RoleWords = Readonly<Record<string, string>>

/**
 * All that the search knows of a language. Words are folded as `kit/text/fold-text.ts` folds them, but for phrases that
 * staff see (synonyms, homonyms); these stand between bars, and a line that ends with one goes on.
 */
export type LanguageWords = {
  lists: Readonly<Record<ListName, string>>
  /** What is called by the words for our goods and is another thing: "disco duro". */
  homonyms: string
  /**
   * Words and phrases that mean the same to our visitors, a group a line; what Cubans say stands beside what the catalogue
   * says. Plurals need no entry, nor small words between others. Behind a `=` stands what is only said, and not looked for
   * in texts. The first phrase of a group is the name under which staff's corrections of it are kept: it stays the first.
   */
  synonyms: string
  /**
   * What stands inside of something that is sold whole, or works in it, and answers a search for it: breakers come in the
   * distribution box, and who wants to cut with a disc needs the grinder.
   */
  parts: readonly (readonly [whole: string, parts: string])[]
  /**
   * What words and phrases do in a question: `role` or `role:value`, which tells apart what does the same of different
   * things. `a/b` is one of several words, `c?` one that may be missing. Behind a `^` stand beginnings of words.
   */
  roles: RoleWords
}

type ListName =
  /** Words that say nothing of what is sought. They count only when there is nothing else. */
  | 'fillers'
  /** What is on offer, as `kit/price.ts` has it. */
  | 'offers'
  /** Behind these stands what a thing is of, what it is for, and what it merely has. */
  | 'of'
  | 'for'
  | 'with'
  /** Of these, those behind which a thing stands that another is made of or belongs to. */
  | 'madeOf'
  | 'articles'
  /** Where things are used. Such a word tells one product from another only where one is made for that place. */
  | 'uses'
  /** First words of names that tell how something comes, and not what it is: "Juego de cartuchos". */
  | 'vessels'
  /**
   * What our customers run on their equipment. Texts mention it ("for a fridge and a television"), which makes none of our
   * products one: on its own it finds only what is about it, and what says that it carries it is near.
   */
  | 'loads'
  /** Other goods of every shop but ours. A product beside one is a part of it or made of it ("phone battery"), and none of ours. */
  | 'elsewhere'
  /** Of these, what things are made of: who mentions it neither sells nor runs it. */
  | 'materials'
  /** What a battery of its own starts or drives. */
  | 'vehicles'
  /** What engines burn beside petrol and diesel: where no text has it, it tells nothing of goods but that they are not these. */
  | 'fuels'
  /** Kinds of goods that nothing here may be: "eólico". */
  | 'makes'
  /** Numbers of things as texts write them, from two on. */
  | 'counts'
