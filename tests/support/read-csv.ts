/** Minimal RFC 4180 reader for CSV with a header, independent of the import code. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = records(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

function records(text: string): string[][] {
  const all: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && !quoted && !plain) break;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    all.push(row);
    row = [];
    if (end === '') break;
  }
  return all;
}
