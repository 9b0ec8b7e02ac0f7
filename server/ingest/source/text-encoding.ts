/** How texts are written in the files that people hold. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252';

const utf8Bom = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * By the byte order mark; without one, a text of Latin letters shows UTF-16 by its zero bytes, and what is no UTF-8 is of one of
 * the old tables of Windows: the Cyrillic one where such letters stand side by side, as in words of Russian.
 */
export function encodingOf(head: Buffer): TextEncoding {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && head.length > 1)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && head.length > 1)) return 'utf-16be';
  if (head.subarray(0, 3).equals(utf8Bom)) return 'utf-8';
  const { valid, invalid, adjacent, isolated } = countSequences(head);
  if (invalid === 0 || valid > invalid) return 'utf-8';
  return adjacent >= isolated ? 'windows-1251' : 'windows-1252';
}

/** Characters of several bytes, whole and broken ones, and bytes beyond ASCII with and without one beside them. */
function countSequences(head: Buffer): {
  valid: number;
  invalid: number;
  adjacent: number;
  isolated: number;
} {
  const found = { valid: 0, invalid: 0, adjacent: 0, isolated: 0 };
  for (let at = 0; at < head.length; at++) {
    const byte = head[at] as number;
    if (byte < 0x80) continue;
    const hasNeighbour = (head[at + 1] ?? 0) >= 0x80 || (head[at - 1] ?? 0) >= 0x80;
    if (hasNeighbour) found.adjacent++;
    else found.isolated++;
    const length = utf8Length(byte);
    // What the end of the head cuts says nothing.
    if (length > 1 && at + length > head.length) continue;
    if (length > 1 && head.subarray(at + 1, at + length).every((next) => next >= 0x80 && next < 0xc0)) {
      found.valid++;
      at += length - 1;
    } else found.invalid++;
  }
  return found;
}

/** Bytes of the UTF-8 character that begins with this one; 0 where none does. */
function utf8Length(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

/** The bytes of a text in UTF-8, without a byte order mark. */
export async function* decodeToUtf8(
  bytes: AsyncIterable<Buffer>,
  encoding: TextEncoding,
): AsyncGenerator<Buffer> {
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
    return;
  }
  let first = true;
  for await (const chunk of bytes) {
    yield first && chunk.subarray(0, 3).equals(utf8Bom) ? chunk.subarray(3) : chunk;
    first = false;
  }
}
