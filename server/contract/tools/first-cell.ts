/** The first cell of a line of a table, whichever of the usual signs parts the cells. */
export function firstCell(line: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"/.exec(line) ?? [];
  return quoted === undefined ? (line.split(/[;,\t]/, 1)[0] ?? '') : quoted.replaceAll('""', '"');
}
