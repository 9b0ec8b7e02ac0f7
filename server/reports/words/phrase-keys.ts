import { mapInTurns } from './in-turns.js';
import { wordsOf } from './split-words.js';
import { wordFormsFor } from './word-forms.js';

/**
 * A key for each text, the same for texts that have the same words in any order and any form, however often each stands in
 * them. Throws where the signal gives it up.
 */
export async function phraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const parted = await mapInTurns(texts, wordsOf, signal);
  const firstForm = await firstForms(parted, signal);
  return mapInTurns(
    parted,
    (own, index) => {
      const key = joinedOnce(own.map(firstForm).sort());
      // Of signs alone: a text like no other.
      return key === '' ? `= ${texts[index]}` : key;
    },
    signal,
  );
}

/** Sorted words, each once, with blanks between. */
function joinedOnce(sorted: readonly string[]): string {
  let joined = sorted[0] ?? '';
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] !== sorted[at - 1]) joined += ` ${sorted[at]}`;
  }
  return joined;
}

/** The form by which a word is known. */
export type FirstForm = (word: string) => string;

/**
 * Tells of each word of some texts the first of its forms in the order of letters, by which it is known: words that share only
 * some of their forms are different ones. Throws where the signal gives it up.
 */
export async function firstForms(
  parted: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<FirstForm> {
  const distinct = new Set<string>();
  for (const own of parted) for (const word of own) if (!startsWithDigit(word)) distinct.add(word);
  const words = [...distinct];
  const formsOf = await wordFormsFor(words);
  const firsts = await mapInTurns(words, (word) => firstOf(formsOf(word)), signal, formsAtOnce);
  const byWord = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const first = firsts[at];
    if (first !== undefined && first !== word) byWord.set(word, first);
  }
  return (word) => byWord.get(word) ?? word;
}

/** Whether a word is a number or the like, which has no other form: long lists are full of them. */
function startsWithDigit(word: string): boolean {
  return word.charCodeAt(0) <= 0x39;
}

/** Forms of a word take long enough to look at the clock after few. */
const formsAtOnce = 10;

function firstOf(forms: readonly string[]): string {
  return forms.reduce((first, form) => (form < first ? form : first));
}
