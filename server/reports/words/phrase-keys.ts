import { setImmediate as nextTurn } from 'node:timers/promises';
import { wordsOf } from './split-words.js';
import { wordFormsFor } from './word-forms.js';

/** Milliseconds of work between two turns of the loop, so that other requests go on. */
const turnMs = 8;

/**
 * A key for each text, the same for texts that have the same words in any order and any form, however often each stands in
 * them. A word is known by the first of its forms in the order of letters, so that words that share only some of their forms are
 * different ones. Throws where the signal gives it up.
 */
export async function phraseKeys(texts: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const parted = texts.map(wordsOf);
  const words = [...new Set(parted.flat())];
  const formsOf = await wordFormsFor(words);
  const firsts = new Map<string, string>();
  let turn = performance.now();
  for (const word of words) {
    firsts.set(word, firstOf(formsOf(word)));
    if (performance.now() - turn < turnMs) continue;
    await nextTurn();
    signal?.throwIfAborted();
    turn = performance.now();
  }
  return parted.map((own, index) => {
    const key = [...new Set(own.map((word) => firsts.get(word) ?? word))].sort().join(' ');
    // Of signs alone: a text like no other.
    return key === '' ? `= ${texts[index]}` : key;
  });
}

function firstOf(forms: readonly string[]): string {
  return forms.reduce((first, form) => (form < first ? form : first));
}
