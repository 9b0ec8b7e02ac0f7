/** SQL that tokenises the column `word` like the text index. */
export const keywordWordsSql = 'splitByNonAlpha(word)';

/** Forms of the same word in a domain's keywords: each `from` counts as the `to` with the same index. */
export interface ThemeForms {
  from: readonly string[];
  to: readonly string[];
}
