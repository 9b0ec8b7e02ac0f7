import { mapYielding } from './map-yielding.js';
import { wordsOf } from './split-words.js';
import { wordFormsFor } from './word-forms.js';

/**
 * Computes a key per text that ignores word order, word forms and repetitions.
 * @throws the signal's reason if aborted
 */
export async function phraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const tokenized = await mapYielding(texts, wordsOf, signal);
  const canonicalForm = await canonicalForms(tokenized, signal);
  return mapYielding(
    tokenized,
    (words, index) => {
      const key = joinUnique(words.map(canonicalForm).sort());
      // A text without words has a unique key.
      return key === '' ? `= ${texts[index]}` : key;
    },
    signal,
  );
}

/** Joins distinct sorted words with spaces. */
function joinUnique(sorted: readonly string[]): string {
  let joined = sorted[0] ?? '';
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] !== sorted[at - 1]) joined += ` ${sorted[at]}`;
  }
  return joined;
}

/** Maps a word to its canonical form. */
export type CanonicalForm = (word: string) => string;

/**
 * Computes the canonical form of each word, the alphabetically first of its forms. Words that share only some forms
 * stay distinct.
 * @throws the signal's reason if aborted
 */
export async function canonicalForms(
  tokenized: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<CanonicalForm> {
  const distinct = new Set<string>();
  for (const text of tokenized) for (const word of text) if (!startsWithDigit(word)) distinct.add(word);
  const words = [...distinct];
  const formsOf = await wordFormsFor(words);
  const canonicals = await mapYielding(words, (word) => smallest(formsOf(word)), signal, formsCheckInterval);
  const byWord = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const first = canonicals[at];
    if (first !== undefined && first !== word) byWord.set(word, first);
  }
  return (word) => byWord.get(word) ?? word;
}

/** Whether the word starts with a digit and has no forms; long lists contain many of these. */
function startsWithDigit(word: string): boolean {
  return word.charCodeAt(0) <= 0x39;
}

/** Looking up forms is slow, so the clock is checked more often. */
const formsCheckInterval = 10;

function smallest(forms: readonly string[]): string {
  return forms.reduce((first, form) => (form < first ? form : first));
}
