import { firstCell } from '../../../server/contract/tools/first-cell.js';
import { linesOf } from '../../../server/contract/tools/text-lines.js';

/** Megabytes of a file of lines, at most: more than any tool takes. */
export const maxLinesFileMb = 32;

/** Why a file cannot be read as lines. */
type LinesFileError = 'type' | 'size';

/** The lines of a text file, or the first cells of a table, as one text; or why there are none. */
export async function readLinesFile(file: File): Promise<{ text: string } | { error: LinesFileError }> {
  const [, type] = /\.(txt|csv|tsv)$/i.exec(file.name) ?? [];
  if (type === undefined) return { error: 'type' };
  if (file.size > maxLinesFileMb * 1024 * 1024) return { error: 'size' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  // No text holds a zero character: it is something else under the name of a text.
  if (text.includes('\0')) return { error: 'type' };
  const lines = linesOf(text);
  return { text: (type.toLowerCase() === 'txt' ? lines : lines.map(firstCell)).join('\n') };
}

/** Text in UTF-8 or UTF-16 with its mark; what is no UTF-8 was written by an old Windows program. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
