import { CsvScanner } from './csv-scanner.js';
import { csvValues } from './csv-values.js';

/** Calls the listener with the values of each row below the header. */
export async function scanRows(
  chunks: AsyncIterable<Buffer>,
  { delimiter, headerRecords, width }: { delimiter: string; headerRecords: number; width: number },
  onRow: (values: readonly string[]) => void,
): Promise<void> {
  let recordIndex = -headerRecords;
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end) {
      if (++recordIndex === 0) scanner.expectColumns(width);
      if (recordIndex > 0) onRow(csvValues(buffer.toString('utf8', start, end), delimiter));
    },
    malformed: () => undefined,
  });
  for await (const chunk of chunks) scanner.write(chunk);
  scanner.end();
}
