/** Reads so many first bytes (fewer where there are no more) and gives them and the whole. */
export async function withHead(
  source: AsyncIterable<Buffer | string>,
  wanted: number,
): Promise<{ head: Buffer; headIsAll: boolean; chunks: AsyncGenerator<Buffer> }> {
  const iterator = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < wanted) {
    const next = await iterator.next();
    ended = next.done === true;
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(first);
  return { head: head.subarray(0, wanted), headIsAll: ended, chunks: chain(head, iterator, ended) };
}

async function* chain(head: Buffer, rest: AsyncIterator<Buffer>, ended: boolean): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head;
    while (!ended) {
      const next = await rest.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}
