import { mapInTurns } from '../../../reports/words/in-turns.js';
import { firstForms } from '../../../reports/words/phrase-keys.js';
import { wordsOf } from '../../../reports/words/split-words.js';

/** A word in all its forms, as some keywords hold it. */
export interface UniqueWord {
  /** Its forms that stand in the keywords, the most frequent first. */
  forms: readonly string[];
  /** The keywords that hold it, by their places from 0, ascending. */
  places: readonly number[];
}

interface WordOptions {
  /** Words that are left out as they are written. */
  leavesOut: (word: string) => boolean;
  /** Words that are left out in all their forms. */
  without: readonly string[];
  /** Gives it up. */
  signal?: AbortSignal;
}

interface Found {
  forms: Map<string, number>;
  places: number[];
}

/** Counts the words of keywords, all forms of one as one word: those in most keywords first, then by the letters. */
export async function uniqueWords(
  keywords: readonly string[],
  { leavesOut, without, signal }: WordOptions,
): Promise<UniqueWord[]> {
  const parted = await mapInTurns(keywords, wordsOf, signal);
  const ownWords = without.flatMap(wordsOf);
  const firstForm = await firstForms([...parted, ownWords], signal);
  const omitted = new Set(ownWords.map(firstForm));
  const found = new Map<string, Found>();
  await mapInTurns(parted, (words, at) => noteWords(found, words, at), signal);
  return [...found.values()].map(presented).sort(byCount);

  function noteWords(into: Map<string, Found>, words: readonly string[], at: number): void {
    for (const word of words) {
      const first = firstForm(word);
      if (leavesOut(word) || omitted.has(first)) continue;
      const known = into.get(first) ?? { forms: new Map<string, number>(), places: [] };
      into.set(first, known);
      known.forms.set(word, (known.forms.get(word) ?? 0) + 1);
      if (known.places.at(-1) !== at) known.places.push(at);
    }
  }
}

function presented({ forms, places }: Found): UniqueWord {
  const ordered = [...forms].sort(([one, often], [other, less]) => less - often || byLetters(one, other));
  return { forms: ordered.map(([form]) => form), places };
}

function byCount(one: UniqueWord, other: UniqueWord): number {
  return other.places.length - one.places.length || byLetters(one.forms[0] ?? '', other.forms[0] ?? '');
}

function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
