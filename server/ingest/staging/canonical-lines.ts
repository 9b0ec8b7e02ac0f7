import type { JsonFormat } from '../formats/import-format.js';
import { isObject } from '../formats/json-reading.js';
import { jsonLines, jsonObjects } from '../source/json-values.js';
import { BatchBuilder, type RecordBatch } from '../source/record-batch.js';
import { rejectReasons } from './reject-reasons.js';

/** Characters that are buffered before they are encoded. */
const maxBufferedChars = 256 * 1024;

/** Truncates malformed lines in the rejects file. */
const maxMalformedChars = 10_000;

/** Converts foreign JSON to batches of native NDJSON. */
export async function* canonicalBatches(
  chunks: AsyncIterable<Buffer>,
  { format, byLine, batchSize }: { format: JsonFormat; byLine: boolean; batchSize: number },
  listener: { records(count: number): void; malformed(raw: string, line: number, reason: string): void },
): AsyncGenerator<RecordBatch> {
  const builder = new BatchBuilder(batchSize);
  let lines = '';
  let count = 0;
  for await (const { text, line } of byLine ? jsonLines(chunks) : jsonObjects(chunks)) {
    const value = parseJson(text);
    if (!isObject(value)) {
      listener.malformed(text.slice(0, maxMalformedChars), line, rejectReasons.notJson);
      continue;
    }
    for (const record of format.records(value)) {
      // Mutating the record avoids a costly copy.
      record.line = line;
      lines += `${JSON.stringify(record)}\n`;
      count++;
    }
    if (lines.length < maxBufferedChars) continue;
    builder.add(Buffer.from(lines));
    lines = '';
    listener.records(count);
    const batch = builder.take(count);
    if (batch) yield batch;
  }
  builder.add(Buffer.from(lines));
  listener.records(count);
  const last = builder.take(count, true);
  if (last) yield last;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
