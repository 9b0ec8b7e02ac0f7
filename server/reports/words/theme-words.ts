/** SQL of the words of a keyword in its column `word`, parted as the text index of keywords parts them. */
export const wordsOfKeyword = 'splitByNonAlpha(word)';

/** Words of a domain's keywords that are forms of another one of them: each `from` counts as the `to` in its place. */
export interface ThemeForms {
  from: readonly string[];
  to: readonly string[];
}
