import { CsvScanner } from '../source/csv-scanner.js';
import { csvValues } from '../source/csv-values.js';

/** A record at the beginning of a CSV text. */
export interface CsvLine {
  /** The file's line on which it begins, from 1. */
  line: number;
  values: string[];
}

/** The first records of a CSV text: enough to find a header and to show what stands below it. */
export function parseCsvLines(
  text: string,
  delimiter: string,
  {
    count,
    header,
  }: { count: number; /** The place of the header, where it is known, from 0. */ header?: number },
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
    const next = text.indexOf('\n', end);
    if (next < 0) return text;
    end = next + 1;
  }
  return text.slice(0, end);
}
