/** A column's name as names are compared: lower case, single blanks of one kind, without a byte order mark. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\u{a0}\u{feff}\u{200b}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
