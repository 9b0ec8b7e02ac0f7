import iconv from 'iconv-lite';
import type { TextEncoding } from '../../contract/file-reading.js';

const utf8Bom = Buffer.from([0xef, 0xbb, 0xbf]);

/** Decodes bytes to UTF-8 without a byte order mark. */
export async function* decodeToUtf8(
  bytes: AsyncIterable<Buffer>,
  encoding: TextEncoding,
): AsyncGenerator<Buffer> {
  if (encoding !== 'utf-8') {
    const decoder = iconv.getDecoder(encoding);
    for await (const chunk of bytes) yield Buffer.from(decoder.write(chunk));
    yield Buffer.from(decoder.end() ?? '');
    return;
  }
  let isFirst = true;
  for await (const chunk of bytes) {
    yield isFirst && chunk.subarray(0, 3).equals(utf8Bom) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
