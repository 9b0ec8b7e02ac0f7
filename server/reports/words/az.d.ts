/** Types for the used part of az, a morphological analyser that ships none. */
declare module 'az' {
  /** Grammatical tags by their OpenCorpora names: `{ POS: 'NOUN', NOUN: true, plur: true, … }`. */
  export interface Tag {
    /** Part of speech. */
    readonly POS?: string;
    readonly [mark: string]: unknown;
  }

  /** One parse of a word. */
  export interface Parse {
    readonly tag: Tag;
    /** Probability of this parse. */
    readonly score: number;
    /** Number of word forms; undefined for words without forms, such as initials and numbers. */
    readonly formCnt?: number;
    /** The form with this index; 0 is the dictionary form. */
    inflect(form: number): Parse;
    toString(): string;
  }

  export interface AnalyserOptions {
    /** Whether names are also found in lower case. */
    ignoreCase: boolean;
    /** Number of tolerated repeated letters and typos. */
    stutter: number;
    typos: number;
    /** Parsers in order. The first match ends the search, unless its name ends with `?`. */
    parsers: readonly string[];
  }

  export interface Analyser {
    (word: string, options: AnalyserOptions): Parse[];
    /** Loads the bundled dictionary. */
    init(this: void, done: (error: Error | null) => void): void;
  }

  const az: { Morph: Analyser };
  export default az;
}
