import { promisify } from 'node:util';
import type { Analyser, Parse } from 'az';

/** Forms of Russian words by the dictionary of OpenCorpora, and by likeness for words that it does not hold. */
export class RussianForms {
  private constructor(private readonly analyse: Analyser) {}

  /** Reads the dictionary: 11 MB of files. */
  static async load(): Promise<RussianForms> {
    const { default: az } = await import('az');
    await promisify(az.Morph.init)();
    return new RussianForms(az.Morph);
  }

  /** All forms of a word in lower case, itself among them; each that has a `ё` also with `е`. */
  of(word: string): readonly string[] {
    const parses = this.dictionaryParses(word);
    const lexemes = parses.length > 0 ? parses : this.predictedParses(word);
    return [...new Set([word, ...lexemes.flatMap((reading) => this.formsOf(reading))].flatMap(spellings))];
  }

  /** What the word is in the dictionary. Where `е` stands, `ё` may be meant. */
  private dictionaryParses(word: string): Parse[] {
    const parses = this.analyse(word, { ...exactOptions, parsers: ['Dictionary'] });
    const fullParses = parses.filter((parse) => parse.formCnt !== undefined && !isShortened(parse));
    const common = fullParses.filter((parse) => !isImperativeOrGerund(parse));
    return common.length > 0 ? common : fullParses;
  }

  /** What a word that the dictionary lacks may be, by known words that start or end like it. */
  private predictedParses(word: string): Parse[] {
    const parses = this.analyse(word, {
      ...exactOptions,
      parsers: ['PrefixKnown', 'PrefixUnknown?', 'SuffixKnown?'],
    });
    const openClassParses = parses.filter(
      (parse) => openClasses.has(parse.tag.POS ?? '') && !isImperativeOrGerund(parse),
    );
    const likely = Math.max(0, ...openClassParses.map(({ score }) => score)) * minScoreShare;
    return openClassParses.filter(({ score }) => score >= likely);
  }

  private formsOf(reading: Parse): string[] {
    const forms = Array.from({ length: reading.formCnt ?? 0 }, (_, at) => reading.inflect(at));
    return forms
      .filter((form) => !isShortened(form) && (!isImperativeOrGerund(form) || this.isUnambiguous(form)))
      .map(String);
  }

  /** Whether an imperative or a gerund is no other word besides: `мой` of `мыть` is mostly the pronoun, `для` a preposition. */
  private isUnambiguous(form: Parse): boolean {
    return this.dictionaryParses(String(form)).every(isImperativeOrGerund);
  }
}

/** Letters as they are, names too: nothing is taken for a stammer or a misprint. */
const exactOptions = { ignoreCase: true, stutter: 0, typos: 0 };

/** Classes to which new words are added. */
const openClasses: ReadonlySet<string> = new Set(['NOUN', 'ADJF', 'INFN', 'VERB']);

/** A guess counts from this share of the likeliest one's score. */
const minScoreShare = 0.25;

/** An imperative or a gerund: where the same letters are another word as well, that one is meant. */
function isImperativeOrGerund({ tag }: Parse): boolean {
  return 'impr' in tag || 'GRND' in tag;
}

/** A word written by its first letters: `чел`, `г`. */
function isShortened({ tag }: Parse): boolean {
  return 'Abbr' in tag;
}

function spellings(form: string): string[] {
  return form.includes('ё') ? [form, form.replaceAll('ё', 'е')] : [form];
}
