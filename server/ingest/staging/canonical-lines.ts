import type { ResponseReader } from '../formats/json-responses.js';
import { isObject } from '../formats/json-reading.js';
import { jsonLines, jsonObjects } from '../source/json-values.js';
import { BatchBuilder, type RecordBatch } from '../source/record-batch.js';
import { rejectReasons } from './reject-reasons.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

/** Characters that are buffered before they are encoded. */
const maxBufferedChars = 256 * 1024;

/** Maximum length of a record, like that of a line of native NDJSON. */
const maxRecordChars = 4 * 1024 * 1024;

/** Truncates malformed lines in the rejects file. */
const maxMalformedChars = 10_000;

/** Converts foreign JSON to batches of native NDJSON. */
export async function* canonicalBatches(
  chunks: AsyncIterable<Buffer>,
  { responses, byLine, batchSize }: { responses: ResponseReader; byLine: boolean; batchSize: number },
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
    for (const record of responses.read(value)) {
      // Mutating the record avoids a costly copy.
      record.line = line;
      const json = JSON.stringify(record);
      if (json.length > maxRecordChars) {
        listener.malformed(json.slice(0, maxMalformedChars), line, rejectReasons.notJson);
        continue;
      }
      lines += `${json}\n`;
      count++;
      // The records of one object may repeat a long text and be much longer than the object.
      if (lines.length < maxBufferedChars) continue;
      builder.add(Buffer.from(lines));
      lines = '';
      listener.records(count);
      const batch = builder.take(count);
      if (batch) yield batch;
    }
  }
  builder.add(Buffer.from(lines));
  listener.records(count);
  const last = builder.take(count, true);
  if (last) yield last;
}
