import { EnglishDictionary } from './english-dictionary.js';
import { stems, syllables, withE, withIng, withS } from './english-spelling.js';

/** Forms of English words by WordNet and the rules of spelling. */
export class EnglishForms {
  private constructor(private readonly dictionary: EnglishDictionary) {}

  /** Reads the dictionary. */
  static async load(): Promise<EnglishForms> {
    return new EnglishForms(await EnglishDictionary.load());
  }

  /** All forms of a word in lower case, itself among them. */
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

  /** Forms of a word of the dictionary in all its classes; none of any other. */
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
    // A regular past beside an irregular one may be (`learned`), but no `seed` of `see`.
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

  /** Whether it is a noun or a verb of its own. */
  private isAnother(form: string): boolean {
    return this.dictionary.is(form, 'noun') || this.dictionary.is(form, 'verb');
  }
}

/** Comparatives that the dictionary holds as nouns or verbs too, where others are nouns first: `cleaner`, `number`, `printer`. */
const comparatives: ReadonlySet<string> = new Set(
  'closer fresher fuller longer lower sharper smoother steeper thinner warmer wetter'.split(' '),
);

/** Words without forms of their own that look as if they were forms. */
const invariableWords: ReadonlySet<string> = new Set(
  'a an the this his its it us as i me my we our you your he him she her they them their or not of in on at to for from by if so no'.split(
    ' ',
  ),
);

/** People write `mens shoes` for men's shoes. */
function possessiveBase(word: string, dictionary: EnglishDictionary): string[] {
  return word.endsWith('s') ? dictionary.lemmasOf(word.slice(0, -1)) : [];
}

/** Forms of a word that the dictionary lacks, mostly a name: a noun. */
function guesses(word: string): string[] {
  const singulars = /[^sui]s$/.test(word)
    ? stems(word).filter((stem) => word !== stem && withS(stem).includes(word))
    : [];
  const plurals = singulars.length > 0 ? singulars.flatMap(withS) : withS(word);
  return [...singulars, ...plurals];
}
