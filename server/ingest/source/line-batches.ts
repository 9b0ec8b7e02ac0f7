import { BatchBuilder, type RecordBatch } from './record-batch.js';

const lineFeed = 0x0a;

/** Maximum line size. Longer lines are truncated and thus rejected as invalid JSON. */
const maxLineBytes = 4 * 1024 * 1024;

/** Splits lines into batches without conversion and reports the number of lines. */
export async function* lineBatches(
  chunks: AsyncIterable<Buffer>,
  batchSize: number,
  onLines: (lines: number) => void,
): AsyncGenerator<RecordBatch> {
  const builder = new BatchBuilder(batchSize);
  let lines = 0;
  let unfinishedBytes = 0;
  const addUnfinished = (bytes: Buffer) => {
    const fitting = bytes.subarray(0, Math.max(0, maxLineBytes - unfinishedBytes));
    if (fitting.length > 0) builder.add(fitting);
    unfinishedBytes += fitting.length;
  };
  for await (const chunk of chunks) {
    let end = 0;
    for (let lineEnd = chunk.indexOf(lineFeed); lineEnd >= 0; lineEnd = chunk.indexOf(lineFeed, end)) {
      lines++;
      end = lineEnd + 1;
    }
    onLines(lines);
    if (end === 0) {
      addUnfinished(chunk);
      continue;
    }
    if (unfinishedBytes === maxLineBytes) builder.add(chunk.subarray(chunk.indexOf(lineFeed), end));
    else builder.add(chunk.subarray(0, end));
    unfinishedBytes = 0;
    const batch = builder.take(lines);
    if (batch) yield batch;
    if (end < chunk.length) addUnfinished(chunk.subarray(end));
  }
  // The last line may have no line end.
  onLines(lines + (unfinishedBytes > 0 ? 1 : 0));
  const last = builder.take(lines, true);
  if (last) yield last;
}
