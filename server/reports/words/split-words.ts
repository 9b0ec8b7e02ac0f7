/** Lower-case letters, digits and spaces, as in most keywords. */
const plainTextPattern = /^[a-z0-9а-яё ]*$/;

/** Words of a text: runs of letters and digits in lower case. */
export function splitWords(text: string): string[] {
  if (plainTextPattern.test(text)) return text.split(' ').filter((word) => word !== '');
  return stripPossessives(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Words of a text in order, tokenised like the text index: at every ASCII character that is not a letter or digit.
 */
export function asciiTokens(text: string): string[] {
  return normaliseCase(text)
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter((token) => token !== '');
}

/** Lower-case text without the English possessive `'s`: `men's` becomes `men`. */
export function stripPossessives(text: string): string {
  return normaliseCase(text).replace(/(?<=[a-z])['’]s(?![\p{L}\p{N}])/gu, '');
}

function normaliseCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
