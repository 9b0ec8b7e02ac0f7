/** Unquoted and trimmed values of one CSV record. */
export function csvValues(record: string, delimiter: string): string[] {
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < record.length; at++) {
    const character = record[at] ?? '';
    if (character === '"') {
      if (quoted && record[at + 1] === '"') value += record[at++] ?? '';
      else quoted = !quoted;
    } else if (character === delimiter && !quoted) {
      values.push(value.trim());
      value = '';
    } else value += character;
  }
  values.push(value.trim());
  return values;
}
