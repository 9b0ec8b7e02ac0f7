import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { mapYielding } from './map-yielding.js';
import { assertWordCount } from './searched-words.js';
import { loadWordForms } from './word-forms.js';
import { anyWordPattern } from './word-pattern.js';

/** A word of the request, and the kind of parameter to build from its forms. */
export interface WordParameter {
  word: string;
  /** A pattern that matches any form in lower-case text, or a list of forms for the text index. */
  kind: 'pattern' | 'list';
}

/** Words by parameter name. */
export type WordParameters = Readonly<Record<string, WordParameter>>;

/**
 * Builds the parameters for word forms; loads a dictionary on first use. Yields to the event loop, because a word takes up to
 * a millisecond.
 * @throws AppError BadRequest for too many words
 */
export async function buildFormParameters(words: WordParameters): Promise<Record<string, QueryParameter>> {
  const entries = Object.entries(words);
  if (entries.length === 0) return {};
  const distinctWords = [...new Set(entries.map(([, { word }]) => word))];
  assertWordCount(distinctWords.length);
  const getForms = await loadWordForms(distinctWords);
  const formsByWord = new Map(await mapYielding(distinctWords, (word) => [word, getForms(word)] as const));
  const parameters = await mapYielding(entries, ([name, { word, kind }]) => {
    const forms = formsByWord.get(word) ?? [];
    return [name, kind === 'pattern' ? anyWordPattern(forms) : [...forms].sort()] as const;
  });
  return Object.fromEntries(parameters);
}
