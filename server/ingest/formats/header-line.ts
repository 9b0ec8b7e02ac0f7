import { CsvScanner } from '../source/csv-scanner.js';

/** The values of the first records of a CSV text, trimmed and in lower case: enough to find a header. */
export function parseCsvLines(text: string, delimiter: string, count: number): string[][] {
  const lines: string[][] = [];
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end) {
      if (lines.length < count) lines.push(valuesOf(buffer.subarray(start, end).toString(), delimiter));
    },
    malformed: () => undefined,
  });
  scanner.write(Buffer.from(firstLines(text, count * 4)));
  scanner.end();
  return lines;
}

function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) {
    const next = text.indexOf('\n', end);
    if (next < 0) return text;
    end = next + 1;
  }
  return text.slice(0, end);
}

function valuesOf(record: string, delimiter: string): string[] {
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < record.length; at++) {
    const character = record[at] ?? '';
    if (character === '"') {
      if (quoted && record[at + 1] === '"') value += record[at++] ?? '';
      else quoted = !quoted;
    } else if (character === delimiter && !quoted) {
      values.push(value);
      value = '';
    } else value += character;
  }
  return [...values, value].map((one) => one.trim().toLowerCase());
}
