import { EnglishDictionary } from './english-dictionary.js';
import { getCandidateStems, countSyllables, addEnding, addIng, addS } from './english-spelling.js';

/** English word forms from WordNet and spelling rules. */
export class EnglishForms {
  private constructor(private readonly dictionary: EnglishDictionary) {}

  /** Loads the dictionary. */
  static async load(): Promise<EnglishForms> {
    return new EnglishForms(await EnglishDictionary.load());
  }

  /** All forms of a lower-case word, including the word. */
  getForms(word: string): readonly string[] {
    if (invariableWords.has(word)) return [word];
    const candidates = [
      word,
      ...this.dictionary.findLemmas(word),
      ...getCandidateStems(word),
      ...possessiveBase(word, this.dictionary),
    ];
    const lemmas = candidates.filter((lemma) => this.inflect(lemma).has(word));
    const forms = lemmas.length > 0 ? lemmas.flatMap((lemma) => [...this.inflect(lemma)]) : guessForms(word);
    return [...new Set([word, ...forms])];
  }

  /** Forms of a dictionary word in all its parts of speech; empty for other words. */
  private inflect(lemma: string): ReadonlySet<string> {
    if (!this.dictionary.has(lemma)) return new Set();
    return new Set([lemma, ...this.nounForms(lemma), ...this.verbForms(lemma), ...this.degreeForms(lemma)]);
  }

  private nounForms(noun: string): string[] {
    const irregular = this.dictionary.getIrregularForms(noun, 'noun');
    if (irregular.length === 0 && !this.dictionary.hasClass(noun, 'noun')) return [];
    return [
      ...addS(noun),
      ...irregular,
      ...irregular.filter((plural) => !plural.endsWith('s')).map((plural) => `${plural}s`),
    ];
  }

  private verbForms(verb: string): string[] {
    const irregular = this.dictionary.getIrregularForms(verb, 'verb');
    if (irregular.length === 0 && !this.dictionary.hasClass(verb, 'verb')) return [];
    const past = addEnding(verb, 'ed');
    // A regular past next to an irregular one is possible (`learned`), but `seed` is not a form of `see`.
    const hasIrregularPast =
      irregular.some((form) => !/(?:ing|s)$/.test(form) && form !== past) && this.isSeparateWord(past);
    return [...irregular, ...addS(verb), addIng(verb), ...(hasIrregularPast ? [] : [past])];
  }

  private degreeForms(adjective: string): string[] {
    const irregular = this.dictionary.getIrregularForms(adjective, 'adjective');
    if (!this.dictionary.hasClass(adjective, 'adjective')) return irregular.length > 0 ? [...irregular] : [];
    const syllableCount = countSyllables(adjective);
    const isShort = syllableCount === 1 || (syllableCount === 2 && /(?:y|le|ow|er)$/.test(adjective));
    const regular = isShort ? [addEnding(adjective, 'er'), addEnding(adjective, 'est')] : [];
    return [...irregular, ...regular.filter((form) => comparatives.has(form) || !this.isSeparateWord(form))];
  }

  /** Whether the form is also a separate noun or verb. */
  private isSeparateWord(form: string): boolean {
    return this.dictionary.hasClass(form, 'noun') || this.dictionary.hasClass(form, 'verb');
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
  return word.endsWith('s') ? dictionary.findLemmas(word.slice(0, -1)) : [];
}

/** Forms of an unknown word, treated as a noun because it is mostly a name. */
function guessForms(word: string): string[] {
  const singulars = /[^sui]s$/.test(word)
    ? getCandidateStems(word).filter((stem) => word !== stem && addS(stem).includes(word))
    : [];
  const plurals = singulars.length > 0 ? singulars.flatMap(addS) : addS(word);
  return [...singulars, ...plurals];
}
