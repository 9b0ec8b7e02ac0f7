/** A keyword as the store holds it: lower case, NFC, single blanks. */
export function normaliseKeyword(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u0085\u200b]+/g, ' ')
    .trim();
}
