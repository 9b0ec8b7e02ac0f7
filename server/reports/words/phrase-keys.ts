import { mapYielding } from './map-yielding.js';
import { splitWords } from './split-words.js';
import { loadWordForms } from './word-forms.js';

/**
 * Computes a key for each text that ignores word order, word forms and repetitions.
 * @throws the signal's reason if aborted
 */
export async function computePhraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const tokenized = await mapYielding(texts, splitWords, signal);
  const canonicalForm = await computeCanonicalForms(tokenized, signal);
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
  for (let index = 1; index < sorted.length; index += 1) {
    if (sorted[index] !== sorted[index - 1]) joined += ` ${sorted[index]}`;
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
export async function computeCanonicalForms(
  tokenized: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<CanonicalForm> {
  const distinct = new Set<string>();
  const addWords = (text: readonly string[]) => {
    for (const word of text) if (!startsWithDigit(word)) distinct.add(word);
  };
  await mapYielding(tokenized, addWords, signal);
  const words = [...distinct];
  const getForms = await loadWordForms(words);
  const byWord = new Map<string, string>();
  const addCanonicalForm = (word: string) => {
    const canonical = getFirstForm(getForms(word));
    if (canonical !== word) byWord.set(word, canonical);
  };
  await mapYielding(words, addCanonicalForm, signal, formsCheckInterval);
  return (word) => byWord.get(word) ?? word;
}

/** Whether the word starts with a digit and has no forms; long lists contain many of these. */
function startsWithDigit(word: string): boolean {
  return word.charCodeAt(0) <= 0x39;
}

/** Looking up forms is slow, so the clock is checked more often. */
const formsCheckInterval = 10;

function getFirstForm(forms: readonly string[]): string {
  return forms.reduce((minForm, form) => (form < minForm ? form : minForm));
}
