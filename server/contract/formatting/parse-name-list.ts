/** Splits a typed or pasted list at lines, commas and semicolons, without empty entries. */
export function parseNameList(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
