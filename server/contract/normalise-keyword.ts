/** A text of small Latin and Russian letters, digits and single blanks between them, which is a keyword as it stands. */
const plainKeyword = /^[a-z0-9а-яё]+(?: [a-z0-9а-яё]+)*$/;

/** A keyword as the store holds it: lower case, NFC, single blanks. */
export function normaliseKeyword(typed: string): string {
  if (plainKeyword.test(typed)) return typed;
  return typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u0085\u200b]+/g, ' ')
    .trim();
}
