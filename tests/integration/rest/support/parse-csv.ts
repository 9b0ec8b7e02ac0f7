/** Parses delimited text (RFC 4180) character by character, independently of the writer. */
export function parse(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') cell += text[(index += 1)] ?? '';
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === delimiter || sign === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push(row.splice(0));
    } else cell += sign;
  }
  return rows;
}
