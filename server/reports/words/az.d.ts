/** What is used of az, which has no types of its own: its morphological analyser. */
declare module 'az' {
  /** Grammatical marks of a form, by their names in OpenCorpora: `{ POS: 'NOUN', NOUN: true, plur: true, … }`. */
  export interface Tag {
    /** Part of speech. */
    readonly POS?: string;
    readonly [mark: string]: unknown;
  }

  /** One way to read a word. */
  export interface Parse {
    readonly tag: Tag;
    /** How likely it is among the word's readings. */
    readonly score: number;
    /** Forms of the word that is read; undefined for what has no forms, as initials and numbers. */
    readonly formCnt?: number;
    /** The form of a number below `formCnt`; 0 is the one that dictionaries list. */
    inflect(form: number): Parse;
    toString(): string;
  }

  export interface AnalyserOptions {
    /** Names are found in lower case. */
    ignoreCase: boolean;
    /** Letters that may be repeated, and misprints that are forgiven. */
    stutter: number;
    typos: number;
    /** Ways to read a word in their order: what one finds ends the row, unless its name ends with `?`. */
    parsers: readonly string[];
  }

  export interface Analyser {
    (word: string, options: AnalyserOptions): Parse[];
    /** Reads the dictionary that comes with the package. */
    init(this: void, done: (error: Error | null) => void): void;
  }

  const az: { Morph: Analyser };
  export default az;
}
