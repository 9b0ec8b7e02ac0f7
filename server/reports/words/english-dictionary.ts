/** Parts of speech that have forms. */
type EnglishClass = 'noun' | 'verb' | 'adjective';

type Exceptions = Readonly<Record<string, string>>;

/** WordNet's words and the forms that follow no rule. */
export class EnglishDictionary {
  private readonly irregularOf: Readonly<Record<EnglishClass, ReadonlyMap<string, readonly string[]>>>;

  private constructor(
    private readonly words: Readonly<Record<string, number>>,
    private readonly senses: readonly (readonly number[])[],
    private readonly exceptions: Readonly<Record<EnglishClass, Exceptions>>,
  ) {
    this.irregularOf = {
      noun: invert(exceptions.noun),
      verb: invert(exceptions.verb),
      adjective: invert(exceptions.adjective),
    };
  }

  /** Reads the dictionary: 77,000 words, 3 MB of files. */
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

  /** Whether a word in its first form belongs to a class. */
  is(word: string, as: EnglishClass): boolean {
    const at = Object.hasOwn(this.words, word) ? this.words[word] : undefined;
    const senses = at === undefined ? [] : (this.senses[at] ?? []);
    return senses.some((sense) => isOfClass[as](sense));
  }

  /** Whether it stands in the dictionary in any class. Short verbs, as `be`, stand there by their forms alone. */
  has(word: string): boolean {
    return (
      Object.hasOwn(this.words, word) || Object.values(this.irregularOf).some((forms) => forms.has(word))
    );
  }

  /** Irregular forms of a word. */
  irregular(word: string, as: EnglishClass): readonly string[] {
    return this.irregularOf[as].get(word) ?? [];
  }

  /** First forms of an irregular form. */
  lemmasOf(form: string): string[] {
    return Object.values(this.exceptions).flatMap((of) => (Object.hasOwn(of, form) ? (of[form] ?? []) : []));
  }
}

/** Numbers of WordNet's groups of meanings: its lexicographer files. */
const isOfClass: Readonly<Record<EnglishClass, (sense: number) => boolean>> = {
  noun: (sense) => sense >= 3 && sense <= 28,
  verb: (sense) => sense >= 29 && sense <= 43,
  adjective: (sense) => sense <= 1 || sense === 44,
};

/** Forms that WordNet holds as words of their own. */
const additionalForms = {
  noun: { people: 'person', dice: 'die', pence: 'penny' },
  adjective: { farther: 'far', further: 'far' },
};

/** Irregular forms that people who search mean as another word: light by LEDs, saws, ground beef, hats of felt. */
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
  for (const [form, first] of Object.entries(exceptions)) {
    const existing = forms.get(first);
    if (existing) existing.push(form);
    else forms.set(first, [form]);
  }
  return forms;
}
