/** A keyword in normal form: lower-case Latin or Russian letters and digits, single spaces. */
const plainKeyword = /^[a-z0-9а-яё]+(?: [a-z0-9а-яё]+)*$/;

/** The expression uses the stack for each word, so longer texts take the slower way. */
const maxPlainLength = 1_000;

/** Normal form of a keyword: lower case, NFC, single spaces. */
export function normaliseKeyword(text: string): string {
  if (text.length <= maxPlainLength && plainKeyword.test(text)) return text;
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u0085\u200b]+/g, ' ')
    .trim();
}
