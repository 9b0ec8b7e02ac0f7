import { EnglishDictionary } from './english-dictionary.js';
import { stems, syllables, withE, withIng, withS } from './english-spelling.js';

/** English word forms from WordNet and spelling rules. */
export class EnglishForms {
  private constructor(private readonly dictionary: EnglishDictionary) {}

  /** Loads the dictionary. */
  static async load(): Promise<EnglishForms> {
    return new EnglishForms(await EnglishDictionary.load());
  }

  /** All forms of a lower-case word, including the word. */
  of(word: string): readonly string[] {
    if (invariableWords.has(word)) return [word];
    const candidates = [
      word,
      ...this.dictionary.lemmasOf(word),
      ...stems(word),
      ...possessiveBase(word, this.dictionary),
    ];
    const lemmas = candidates.filter((first) => this.formsOf(first).has(word));
    const forms = lemmas.length > 0 ? lemmas.flatMap((first) => [...this.formsOf(first)]) : guesses(word);
    return [...new Set([word, ...forms])];
  }

  /** Forms of a dictionary word in all its parts of speech; empty for other words. */
  private formsOf(first: string): ReadonlySet<string> {
    if (!this.dictionary.has(first)) return new Set();
    return new Set([first, ...this.nounForms(first), ...this.verbForms(first), ...this.degreeForms(first)]);
  }

  private nounForms(noun: string): string[] {
    const irregular = this.dictionary.irregular(noun, 'noun');
    if (irregular.length === 0 && !this.dictionary.is(noun, 'noun')) return [];
    return [
      ...withS(noun),
      ...irregular,
      ...irregular.filter((plural) => !plural.endsWith('s')).map((plural) => `${plural}s`),
    ];
  }

  private verbForms(verb: string): string[] {
    const irregular = this.dictionary.irregular(verb, 'verb');
    if (irregular.length === 0 && !this.dictionary.is(verb, 'verb')) return [];
    const past = withE(verb, 'ed');
    // A regular past next to an irregular one is possible (`learned`), but `seed` is not a form of `see`.
    const hasPast =
      irregular.some((form) => !/(?:ing|s)$/.test(form) && form !== past) && this.isAnother(past);
    return [...irregular, ...withS(verb), withIng(verb), ...(hasPast ? [] : [past])];
  }

  private degreeForms(adjective: string): string[] {
    const irregular = this.dictionary.irregular(adjective, 'adjective');
    if (!this.dictionary.is(adjective, 'adjective')) return irregular.length > 0 ? [...irregular] : [];
    const count = syllables(adjective);
    const isShort = count === 1 || (count === 2 && /(?:y|le|ow|er)$/.test(adjective));
    const regular = isShort ? [withE(adjective, 'er'), withE(adjective, 'est')] : [];
    return [...irregular, ...regular.filter((form) => comparatives.has(form) || !this.isAnother(form))];
  }

  /** Whether it is a separate noun or verb. */
  private isAnother(form: string): boolean {
    return this.dictionary.is(form, 'noun') || this.dictionary.is(form, 'verb');
  }
}

/**
 * Comparatives that WordNet also lists as nouns or verbs. Others are primarily nouns: `cleaner`, `number`, `printer`.
 */
const comparatives: ReadonlySet<string> = new Set(
  'closer fresher fuller longer lower sharper smoother steeper thinner warmer wetter'.split(' '),
);

/** Function words that look inflected but have no other forms. */
const invariableWords: ReadonlySet<string> = new Set(
  'a an the this his its it us as i me my we our you your he him she her they them their or not of in on at to for from by if so no'.split(
    ' ',
  ),
);

/** Searchers write `mens shoes` for men's shoes. */
function possessiveBase(word: string, dictionary: EnglishDictionary): string[] {
  return word.endsWith('s') ? dictionary.lemmasOf(word.slice(0, -1)) : [];
}

/** Forms of an unknown word, treated as a noun because it is mostly a name. */
function guesses(word: string): string[] {
  const singulars = /[^sui]s$/.test(word)
    ? stems(word).filter((stem) => word !== stem && withS(stem).includes(word))
    : [];
  const plurals = singulars.length > 0 ? singulars.flatMap(withS) : withS(word);
  return [...singulars, ...plurals];
}
