import { CsvScanner } from '../source/csv-scanner.js';
import { csvValues } from '../source/csv-values.js';

/** A record at the start of a CSV text. */
export interface CsvLine {
  /** First line of the record in the file, from 1. */
  line: number;
  values: string[];
}

/** Parses the first records of a CSV text, enough to find the header and preview rows. */
export function parseCsvLines(
  text: string,
  delimiter: string,
  { count, header }: { count: number; /** Index of the header if known. */ header?: number },
): CsvLine[] {
  const lines: CsvLine[] = [];
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end, line) {
      if (lines.length < count) {
        const values = csvValues(buffer.subarray(start, end).toString(), delimiter);
        lines.push({ line, values });
        if (lines.length - 1 === header) scanner.expectColumns(values.length);
      }
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
    const lineEnd = text.indexOf('\n', end);
    if (lineEnd < 0) return text;
    end = lineEnd + 1;
  }
  return text.slice(0, end);
}
