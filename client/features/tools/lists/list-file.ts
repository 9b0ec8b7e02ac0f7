/** A list as a file of a request. */
export function listFile(text: string): File {
  return new File([text], 'list.txt', { type: 'text/plain' });
}

/** Lines that an answer says as one text. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Rows as a table that spreadsheets open: parted by semicolons, with the mark of UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoteCell).join(';')).join('\r\n')}\r\n`;
}

/** What a program would take for a formula begins with a quotation mark, as in the files of reports. */
function quoteCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
