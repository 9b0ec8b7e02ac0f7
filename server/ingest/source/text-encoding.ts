/** Supported text encodings. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252';

const utf8Bom = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Detects the encoding by byte order mark, then by the zero bytes of UTF-16 in Latin text.
 * Invalid UTF-8 is decoded with a Windows code page: Cyrillic if its non-ASCII letters are mostly adjacent, as in
 * Russian words.
 */
export function detectEncoding(head: Buffer): TextEncoding {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && head.length > 1)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && head.length > 1)) return 'utf-16be';
  if (head.subarray(0, 3).equals(utf8Bom)) return 'utf-8';
  const { valid, invalid, adjacent, isolated } = countSequences(head);
  if (invalid === 0 || valid > invalid) return 'utf-8';
  return adjacent >= isolated ? 'windows-1251' : 'windows-1252';
}

/** Counts valid and invalid UTF-8 sequences, and non-ASCII bytes with and without a non-ASCII neighbour. */
function countSequences(head: Buffer): {
  valid: number;
  invalid: number;
  adjacent: number;
  isolated: number;
} {
  const counts = { valid: 0, invalid: 0, adjacent: 0, isolated: 0 };
  for (let index = 0; index < head.length; index++) {
    const byte = head[index] as number;
    if (byte < 0x80) continue;
    const hasNonAsciiNeighbour = (head[index + 1] ?? 0) >= 0x80 || (head[index - 1] ?? 0) >= 0x80;
    if (hasNonAsciiNeighbour) counts.adjacent++;
    else counts.isolated++;
    const length = utf8Length(byte);
    // A sequence truncated by the end of the head is inconclusive.
    if (length > 1 && index + length > head.length) continue;
    if (length > 1 && head.subarray(index + 1, index + length).every((next) => next >= 0x80 && next < 0xc0)) {
      counts.valid++;
      index += length - 1;
    } else counts.invalid++;
  }
  return counts;
}

/** Length of the UTF-8 sequence that starts with this byte, or 0. */
function utf8Length(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

/** Decodes bytes to UTF-8 without a byte order mark. */
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
  let isFirst = true;
  for await (const chunk of bytes) {
    yield isFirst && chunk.subarray(0, 3).equals(utf8Bom) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
