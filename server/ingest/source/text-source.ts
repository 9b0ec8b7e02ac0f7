import type { Source } from './source.js';
import { type DetectedEncoding } from './detect-encoding.js';
import { decodeToUtf8 } from './text-encoding.js';

/** Number of bytes used to recognise the format. */
const headBytes = 256 * 1024;

/** Metadata of a byte stream. */
type SourceMeta = Pick<Source, 'size' | 'bytesRead' | 'container' | 'close'>;

/** Creates a source from text bytes of the given encoding. */
export async function textSource(
  bytes: AsyncIterable<Buffer>,
  { encoding, decision, hasInvalidBytes }: DetectedEncoding,
  meta: SourceMeta,
): Promise<Source> {
  const text = await peekHead(decodeToUtf8(bytes, encoding), headBytes);
  return {
    ...meta,
    head: withLineFeeds(text.head),
    headIsComplete: text.headIsComplete,
    encoding,
    ...(decision ? { encodingDecision: decision } : {}),
    ...(hasInvalidBytes ? { hasInvalidBytes } : {}),
    chunks: usesCarriageReturns(text.head) ? replaceReturns(text.chunks) : text.chunks,
  };
}

const [carriageReturn, lineFeed, quote] = [0x0d, 0x0a, 0x22];

/** Whether lines end in carriage returns only, as in Wordstat files. Quoted values may contain others. */
function usesCarriageReturns(head: Buffer): boolean {
  if (!head.includes(carriageReturn)) return false;
  if (!head.includes(lineFeed)) return true;
  let isQuoted = false;
  let hasReturn = false;
  for (const byte of head) {
    if (byte === quote) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (byte === lineFeed) return false;
    else if (byte === carriageReturn) hasReturn = true;
  }
  return hasReturn;
}

function withLineFeeds(head: Buffer): Buffer {
  if (!usesCarriageReturns(head)) return head;
  return Buffer.from(head.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
}

async function* replaceReturns(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
  }
}

/**
 * Reads up to `byteCount` bytes ahead.
 * @returns these bytes and a stream that still contains them
 */
async function peekHead(
  source: AsyncIterable<Buffer | string>,
  byteCount: number,
): Promise<{ head: Buffer; headIsComplete: boolean; chunks: AsyncGenerator<Buffer> }> {
  const iterator = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < byteCount) {
    const next = await iterator.next();
    ended = next.done === true;
    if (next.done) break;
    parts.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(parts);
  return { head: head.subarray(0, byteCount), headIsComplete: ended, chunks: chain(head, iterator, ended) };
}

async function* chain(
  head: Buffer,
  remaining: AsyncIterator<Buffer>,
  ended: boolean,
): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head;
    while (!ended) {
      const next = await remaining.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await remaining.return?.();
  }
}
