/** Inflected parts of speech. */
type WordClass = 'noun' | 'verb' | 'adjective';

type Exceptions = Readonly<Record<string, string>>;

/** WordNet's words and irregular forms. */
export class EnglishDictionary {
  private readonly irregularForms: Readonly<Record<WordClass, ReadonlyMap<string, readonly string[]>>>;

  private constructor(
    private readonly words: Readonly<Record<string, number>>,
    private readonly senses: readonly (readonly number[])[],
    private readonly exceptions: Readonly<Record<WordClass, Exceptions>>,
  ) {
    this.irregularForms = {
      noun: invert(exceptions.noun),
      verb: invert(exceptions.verb),
      adjective: invert(exceptions.adjective),
    };
  }

  /** Loads the dictionary: 77,000 words, 3 MB. */
  static async load(): Promise<EnglishDictionary> {
    const [words, senses, noun, verb, adjective] = await Promise.all([
      import('wink-lexicon/src/wn-words.js'),
      import('wink-lexicon/src/wn-word-senses.js'),
      import('wink-lexicon/src/wn-noun-exceptions.js'),
      import('wink-lexicon/src/wn-verb-exceptions.js'),
      import('wink-lexicon/src/wn-adjective-exceptions.js'),
    ]);
    return new EnglishDictionary(words.default, senses.default, {
      noun: { ...noun.default, ...additionalForms.noun },
      verb: omitForms(verb.default, excludedForms),
      adjective: { ...adjective.default, ...additionalForms.adjective },
    });
  }

  /** Whether a base form has this part of speech. */
  hasClass(word: string, wordClass: WordClass): boolean {
    const senseIndex = Object.hasOwn(this.words, word) ? this.words[word] : undefined;
    const senses = senseIndex === undefined ? [] : (this.senses[senseIndex] ?? []);
    return senses.some((sense) => classPredicates[wordClass](sense));
  }

  /** Whether the dictionary contains the word. Short verbs such as `be` are listed only by their irregular forms. */
  has(word: string): boolean {
    return (
      Object.hasOwn(this.words, word) || Object.values(this.irregularForms).some((forms) => forms.has(word))
    );
  }

  /** Irregular forms of a base form. */
  getIrregularForms(word: string, wordClass: WordClass): readonly string[] {
    return this.irregularForms[wordClass].get(word) ?? [];
  }

  /** Base forms of an irregular form. */
  findLemmas(form: string): string[] {
    return Object.values(this.exceptions).flatMap((exceptions) =>
      Object.hasOwn(exceptions, form) ? (exceptions[form] ?? []) : [],
    );
  }
}

/** WordNet lexicographer file numbers by part of speech. */
const classPredicates: Readonly<Record<WordClass, (sense: number) => boolean>> = {
  noun: (sense) => sense >= 3 && sense <= 28,
  verb: (sense) => sense >= 29 && sense <= 43,
  adjective: (sense) => sense <= 1 || sense === 44,
};

/** Irregular forms that WordNet lists as separate words. */
const additionalForms = {
  noun: { people: 'person', dice: 'die', pence: 'penny' },
  adjective: { farther: 'far', further: 'far' },
};

/** Irregular verb forms that are usually other words in search queries: LED lamps, saws, ground beef, felt hats. */
const excludedForms: ReadonlySet<string> = new Set([
  'bit',
  'bore',
  'dove',
  'felt',
  'ground',
  'led',
  'rose',
  'saw',
  'stove',
]);

function omitForms(exceptions: Exceptions, forms: ReadonlySet<string>): Exceptions {
  return Object.fromEntries(Object.entries(exceptions).filter(([form]) => !forms.has(form)));
}

function invert(exceptions: Exceptions): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [form, lemma] of Object.entries(exceptions)) {
    const existing = forms.get(lemma);
    if (existing) existing.push(form);
    else forms.set(lemma, [form]);
  }
  return forms;
}
