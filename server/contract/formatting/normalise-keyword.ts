/** A keyword in normal form: lower-case Latin or Russian letters and digits, single spaces. */
const plainKeyword = /^[a-z0-9а-яё]+(?: [a-z0-9а-яё]+)*$/;

/** Normal form of a keyword: lower case, NFC, single spaces. */
export function normaliseKeyword(text: string): string {
  if (plainKeyword.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u0085\u200b]+/g, ' ')
    .trim();
}
