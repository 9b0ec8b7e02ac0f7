import { BatchBuilder, type RecordBatch } from './record-batch.js';

const lineFeed = 0x0a;

/** Longest line in bytes; what is beyond is not read, so that the record is refused as no JSON. */
const maxLineBytes = 4 * 1024 * 1024;

/** Cuts a file of lines into pieces, the lines as they are; tells how many have passed. */
export async function* lineBatches(
  chunks: AsyncIterable<Buffer>,
  batchSize: number,
  watch: (lines: number) => void,
): AsyncGenerator<RecordBatch> {
  const builder = new BatchBuilder(batchSize);
  let lines = 0;
  let unfinished = 0;
  const addUnfinished = (bytes: Buffer) => {
    const fitting = bytes.subarray(0, Math.max(0, maxLineBytes - unfinished));
    if (fitting.length > 0) builder.add(fitting);
    unfinished += fitting.length;
  };
  for await (const chunk of chunks) {
    let end = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, end)) {
      lines++;
      end = at + 1;
    }
    watch(lines);
    if (end === 0) {
      addUnfinished(chunk);
      continue;
    }
    if (unfinished === maxLineBytes) builder.add(chunk.subarray(chunk.indexOf(lineFeed), end));
    else builder.add(chunk.subarray(0, end));
    unfinished = 0;
    const batch = builder.take(lines);
    if (batch) yield batch;
    if (end < chunk.length) addUnfinished(chunk.subarray(end));
  }
  // A last line without an end is a line too.
  watch(lines + (unfinished > 0 ? 1 : 0));
  const last = builder.take(lines, true);
  if (last) yield last;
}
