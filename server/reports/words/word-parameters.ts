import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { wordFormsFor } from './word-forms.js';
import { anyWordPattern } from './word-pattern.js';

/** A word of the request, and the kind of parameter to build from its forms. */
export interface WordParameter {
  word: string;
  /** A pattern that matches any form in lower-case text, or a list of forms for the text index. */
  as: 'pattern' | 'list';
}

/** Words by parameter name. */
export type WordParameters = Readonly<Record<string, WordParameter>>;

/** Builds the parameters for word forms; loads a dictionary on first use. */
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
