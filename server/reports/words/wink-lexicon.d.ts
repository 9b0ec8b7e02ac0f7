/** What is used of wink-lexicon, which has no types of its own: WordNet's data. */

/** Words in their first form, each with the place of its meanings. */
declare module 'wink-lexicon/src/wn-words.js' {
  const words: Readonly<Record<string, number>>;
  export default words;
}

/** Numbers of the groups of meanings. */
declare module 'wink-lexicon/src/wn-word-senses.js' {
  const senses: readonly (readonly number[])[];
  export default senses;
}

/** Irregular plurals with their singular. */
declare module 'wink-lexicon/src/wn-noun-exceptions.js' {
  const exceptions: Readonly<Record<string, string>>;
  export default exceptions;
}

/** Irregular forms of verbs with the infinitive. */
declare module 'wink-lexicon/src/wn-verb-exceptions.js' {
  const exceptions: Readonly<Record<string, string>>;
  export default exceptions;
}

/** Irregular comparatives and superlatives with the positive. */
declare module 'wink-lexicon/src/wn-adjective-exceptions.js' {
  const exceptions: Readonly<Record<string, string>>;
  export default exceptions;
}
