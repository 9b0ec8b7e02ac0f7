import { joinSigns, restoreSigns } from './word-signs.js';
import { foldKeywordCase } from '../../contract/formatting/normalise-keyword.js';

/** Lower-case letters, digits and spaces, as in most keywords. */
const plainTextPattern = /^[a-z0-9а-яё ]*$/;

/** Words of a text in lower case: runs of letters and digits with their signs, such as `c++` and `at&t`. */
export function splitWords(text: string): string[] {
  if (plainTextPattern.test(text)) return text.split(' ').filter((word) => word !== '');
  const words = joinSigns(stripPossessives(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(restoreSigns);
}

/**
 * Words of a text in order, tokenised like the text index, with their signs: at every other ASCII character that is
 * not a letter or digit.
 */
export function asciiTokens(text: string): string[] {
  return joinSigns(foldKeywordCase(text)).split(nonAlphaPattern).filter(isFilled).map(restoreSigns);
}

/** Tokens of the text index for a word, which consist of letters and digits only. */
export function indexTokens(word: string): string[] {
  return word.split(nonAlphaPattern).filter(isFilled);
}

const nonAlphaPattern = /[^a-z0-9\u0080-\u{10ffff}]+/u;

/** Lower-case text without the English possessive `'s`: `men's` becomes `men`. */
export function stripPossessives(text: string): string {
  return foldKeywordCase(text).replace(/(?<=[a-z])['’]s(?![\p{L}\p{N}])/gu, '');
}

function isFilled(token: string): boolean {
  return token !== '';
}
