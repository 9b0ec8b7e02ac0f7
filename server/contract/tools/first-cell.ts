/** First cell of a table line with any common delimiter. */
export function parseFirstCell(line: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"/.exec(line) ?? [];
  return quoted === undefined ? (line.split(/[;,\t]/, 1)[0] ?? '') : quoted.replaceAll('""', '"');
}
