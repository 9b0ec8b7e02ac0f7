/** First cell of a table line, whichever common delimiter the line uses. */
export function parseFirstCell(line: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"/.exec(line) ?? [];
  return quoted === undefined ? (line.split(/[;,\t]/, 1)[0] ?? '') : quoted.replaceAll('""', '"');
}
