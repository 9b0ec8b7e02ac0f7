/** Unquoted and trimmed values of one CSV record. */
export function csvValues(record: string, delimiter: string): string[] {
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (let index = 0; index < record.length; index++) {
    const character = record[index] ?? '';
    if (character === '"') {
      if (isQuoted && record[index + 1] === '"') value += record[index++] ?? '';
      else isQuoted = !isQuoted;
    } else if (character === delimiter && !isQuoted) {
      values.push(value.trim());
      value = '';
    } else value += character;
  }
  values.push(value.trim());
  return values;
}
