/** Types for the used parts of wink-lexicon, WordNet data without types. */

/** Base forms with the index of their senses. */
declare module 'wink-lexicon/src/wn-words.js' {
  const words: Readonly<Record<string, number>>;
  export default words;
}

/** Lexicographer file numbers. */
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
