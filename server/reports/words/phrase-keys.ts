import { mapInTurns } from './in-turns.js';
import { wordsOf } from './split-words.js';
import { wordFormsFor } from './word-forms.js';

/**
 * A key for each text, the same for texts that have the same words in any order and any form, however often each stands in
 * them. Throws where the signal gives it up.
 */
export async function phraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const parted = await mapInTurns(texts, wordsOf, signal);
  const firsts = await firstForms(parted, signal);
  return mapInTurns(
    parted,
    (own, index) => {
      const key = [...new Set(own.map((word) => firsts.get(word) ?? word))].sort().join(' ');
      // Of signs alone: a text like no other.
      return key === '' ? `= ${texts[index]}` : key;
    },
    signal,
  );
}

/**
 * Of each word of some texts the first of its forms in the order of letters, by which it is known: words that share only some of
 * their forms are different ones. Throws where the signal gives it up.
 */
export async function firstForms(
  parted: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Set<string>();
  for (const own of parted) for (const word of own) distinct.add(word);
  const words = [...distinct];
  const formsOf = await wordFormsFor(words);
  const firsts = await mapInTurns(words, (word) => firstOf(formsOf(word)), signal, formsAtOnce);
  const byWord = new Map<string, string>();
  for (const [at, word] of words.entries()) byWord.set(word, firsts[at] ?? word);
  return byWord;
}

/** Forms of a word take long enough to look at the clock after few. */
const formsAtOnce = 10;

function firstOf(forms: readonly string[]): string {
  return forms.reduce((first, form) => (form < first ? form : first));
}
