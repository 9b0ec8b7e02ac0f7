import { wordsSql } from './word-signs.js';

/** SQL of the words of the column `word`. */
export const keywordWordsSql = wordsSql('word');

/** Forms of the same word in a domain's keywords: each `from` counts as the `to` with the same index. */
export interface ThemeForms {
  from: readonly string[];
  to: readonly string[];
}
