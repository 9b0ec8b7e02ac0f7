import { promisify } from 'node:util';
import type { Analyser, Parse } from 'az';

/** Russian word forms from the OpenCorpora dictionary, predicted for unknown words. */
export class RussianForms {
  private constructor(private readonly analyse: Analyser) {}

  /** Loads the dictionary, 11 MB. */
  static async load(): Promise<RussianForms> {
    const { default: az } = await import('az');
    await promisify(az.Morph.init)();
    return new RussianForms(az.Morph);
  }

  /** All forms of a lower-case word, including the word. Forms with `ё` are also returned with `е`. */
  getForms(word: string): readonly string[] {
    const parses = this.dictionaryParses(word);
    const lexemes = parses.length > 0 ? parses : this.predictedParses(word);
    return [
      ...new Set([word, ...lexemes.flatMap((parse) => this.inflect(parse))].flatMap(getSpellingVariants)),
    ];
  }

  /** Dictionary parses; `е` also matches `ё`. */
  private dictionaryParses(word: string): Parse[] {
    const parses = this.analyse(word, { ...exactOptions, parsers: ['Dictionary'] });
    const fullParses = parses.filter((parse) => parse.formCnt !== undefined && !isAbbreviation(parse));
    const nonImperativeParses = fullParses.filter((parse) => !isImperativeOrGerund(parse));
    return nonImperativeParses.length > 0 ? nonImperativeParses : fullParses;
  }

  /** Predicted parses of an unknown word, by words with the same prefix or suffix. */
  private predictedParses(word: string): Parse[] {
    const parses = this.analyse(word, {
      ...exactOptions,
      parsers: ['PrefixKnown', 'PrefixUnknown?', 'SuffixKnown?'],
    });
    const openClassParses = parses.filter(
      (parse) => openClasses.has(parse.tag.POS ?? '') && !isImperativeOrGerund(parse),
    );
    const minScore = Math.max(0, ...openClassParses.map(({ score }) => score)) * minScoreShare;
    return openClassParses.filter(({ score }) => score >= minScore);
  }

  private inflect(parse: Parse): string[] {
    const forms = Array.from({ length: parse.formCnt ?? 0 }, (_, index) => parse.inflect(index));
    return forms
      .filter((form) => !isAbbreviation(form) && (!isImperativeOrGerund(form) || this.isUnambiguous(form)))
      .map(String);
  }

  /**
   * Whether the form has no other meaning: `мой` is mostly a pronoun, not a form of `мыть`, and `для` is a
   * preposition.
   */
  private isUnambiguous(form: Parse): boolean {
    return this.dictionaryParses(String(form)).every(isImperativeOrGerund);
  }
}

/** No tolerance for repeated letters or typos, because names are valid words. */
const exactOptions = { ignoreCase: true, stutter: 0, typos: 0 };

/** Parts of speech that admit new words. */
const openClasses: ReadonlySet<string> = new Set(['NOUN', 'ADJF', 'INFN', 'VERB']);

/** A predicted parse counts from this share of the highest score. */
const minScoreShare = 0.25;

/** Whether the form is an imperative or a gerund. If the same letters form another word, that word is meant. */
function isImperativeOrGerund({ tag }: Parse): boolean {
  return 'impr' in tag || 'GRND' in tag;
}

/** Whether the word is an abbreviation such as `чел` or `г`. */
function isAbbreviation({ tag }: Parse): boolean {
  return 'Abbr' in tag;
}

function getSpellingVariants(form: string): string[] {
  return form.includes('ё') ? [form, form.replaceAll('ё', 'е')] : [form];
}
