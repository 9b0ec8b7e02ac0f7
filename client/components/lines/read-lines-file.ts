import { parseFirstCell } from '../../../server/contract/tools/first-cell.js';
import { splitLines } from '../../../server/contract/tools/text-lines.js';

/** Larger than any valid list. */
export const maxLinesFileMb = 32;

/** `type`: not a text file. `size`: too large. */
type LinesFileError = 'type' | 'size';

/** Reads the lines of a text file, or the first column of a table. */
export async function readLinesFile(file: File): Promise<{ text: string } | { error: LinesFileError }> {
  const [, type] = /\.(txt|csv|tsv)$/i.exec(file.name) ?? [];
  if (type === undefined) return { error: 'type' };
  if (file.size > maxLinesFileMb * 1024 * 1024) return { error: 'size' };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // NUL characters occur in binary files only.
  if (text.includes('\0')) return { error: 'type' };
  const lines = splitLines(text);
  return { text: (type.toLowerCase() === 'txt' ? lines : lines.map(parseFirstCell)).join('\n') };
}

/** Decodes UTF-8 or UTF-16 with BOM; other bytes are treated as Windows-1251. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
