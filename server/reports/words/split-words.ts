/** A text of small letters, digits and blanks alone, as most keywords are. */
const plainText = /^[a-z0-9а-яё ]*$/;

/** Words of a text: runs of letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  if (plainText.test(text)) return text.split(' ').filter((word) => word !== '');
  return stripPossessives(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of a text in their order, as the store's text index parts them: by every ASCII sign that is no letter or digit. */
export function asciiTokens(text: string): string[] {
  return normaliseCase(text)
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter((token) => token !== '');
}

/** A text in lower case in which `men's` is `men`: what marks an owner is no word. */
export function stripPossessives(text: string): string {
  return normaliseCase(text).replace(/(?<=[a-z])['’]s(?![\p{L}\p{N}])/gu, '');
}

function normaliseCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
