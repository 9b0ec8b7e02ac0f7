import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { wordFormsFor } from './word-forms.js';
import { anyWordPattern } from './word-pattern.js';

/** A word that people wrote, and what a placeholder is to hold of its forms. */
export interface WordParameter {
  word: string;
  /** A pattern that finds any of them in a text in lower case, or the list of them for a text index. */
  as: 'pattern' | 'list';
}

/** Words by the name of the placeholder. */
export type WordParameters = Readonly<Record<string, WordParameter>>;

/** The values of placeholders that stand for forms of words. Reads a dictionary when its first word comes. */
export async function formsAsParameters(words: WordParameters): Promise<Record<string, QueryParameter>> {
  const named = Object.entries(words);
  if (named.length === 0) return {};
  const formsOf = await wordFormsFor(named.map(([, { word }]) => word));
  return Object.fromEntries(
    named.map(([name, { word, as }]) => {
      const forms = formsOf(word);
      return [name, as === 'pattern' ? anyWordPattern(forms) : [...forms].sort()];
    }),
  );
}
