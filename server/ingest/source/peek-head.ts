/**
 * Reads up to `byteCount` bytes ahead.
 * @returns these bytes and a stream that still contains them
 */
export async function peekHead(
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
