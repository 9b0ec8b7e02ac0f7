import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
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

/** Builds the parameters for word forms; loads a dictionary on first use. */
export async function buildFormParameters(words: WordParameters): Promise<Record<string, QueryParameter>> {
  const entries = Object.entries(words);
  if (entries.length === 0) return {};
  const getForms = await loadWordForms(entries.map(([, { word }]) => word));
  return Object.fromEntries(
    entries.map(([name, { word, kind }]) => {
      const forms = getForms(word);
      return [name, kind === 'pattern' ? anyWordPattern(forms) : [...forms].sort()];
    }),
  );
}
