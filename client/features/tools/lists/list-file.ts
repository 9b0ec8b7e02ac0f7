/** Creates a text file of a list for a multipart request. */
export function createListFile(text: string): File {
  return new File([text], 'list.txt', { type: 'text/plain' });
}

/** Splits the newline-separated lines of a response. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Semicolon-separated CSV with a byte order mark, which spreadsheet programs open directly. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoteCell).join(';')).join('\r\n')}\r\n`;
}

/** Quotes a cell. Prefixes formula-like values with an apostrophe, as report exports do. */
function quoteCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
