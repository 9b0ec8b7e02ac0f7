import { mapYielding } from './map-yielding.js';
import { wordsOf } from './split-words.js';
import { wordFormsFor } from './word-forms.js';

/**
 * A key for each text, the same for texts that have the same words in any order and any form, however often each stands in
 * them. Throws where the signal gives it up.
 */
export async function phraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const tokenized = await mapYielding(texts, wordsOf, signal);
  const canonicalForm = await canonicalForms(tokenized, signal);
  return mapYielding(
    tokenized,
    (words, index) => {
      const key = joinUnique(words.map(canonicalForm).sort());
      // Of signs alone: a text like no other.
      return key === '' ? `= ${texts[index]}` : key;
    },
    signal,
  );
}

/** Sorted words, each once, with blanks between. */
function joinUnique(sorted: readonly string[]): string {
  let joined = sorted[0] ?? '';
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] !== sorted[at - 1]) joined += ` ${sorted[at]}`;
  }
  return joined;
}

/** The form by which a word is known. */
export type CanonicalForm = (word: string) => string;

/**
 * Tells of each word of some texts the first of its forms in the order of letters, by which it is known: words that share only
 * some of their forms are different ones. Throws where the signal gives it up.
 */
export async function canonicalForms(
  tokenized: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<CanonicalForm> {
  const distinct = new Set<string>();
  for (const own of tokenized) for (const word of own) if (!startsWithDigit(word)) distinct.add(word);
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

/** Whether a word is a number or the like, which has no other form: long lists are full of them. */
function startsWithDigit(word: string): boolean {
  return word.charCodeAt(0) <= 0x39;
}

/** Forms of a word take long enough to look at the clock after few. */
const formsCheckInterval = 10;

function smallest(forms: readonly string[]): string {
  return forms.reduce((first, form) => (form < first ? form : first));
}
