import { readFileInProcess } from '../../file-reader/read-file.js';
import { interactiveLimits } from '../../file-reader/read-limits.js';
import type { ImportedKeywords } from './collect-keywords.js';
import type { KeywordFileRequest } from './keyword-file-handler.js';

const handler = new URL('./keyword-file-handler', import.meta.url);

/** Whose file is read. */
interface ReadOptions {
  /** Scheduling key of the user. */
  key: string;
  signal?: AbortSignal;
}

/**
 * Reads the keywords of an upload in a process of its own.
 * @throws AppError InvalidField for binary files and files without keywords; BadRequest for corrupt archives, too many
 *   keywords and files that exceed a limit; Overloaded
 */
export async function readKeywordFile(
  upload: Uint8Array,
  input: KeywordFileRequest,
  { key, signal }: ReadOptions,
): Promise<ImportedKeywords> {
  const imported: ImportedKeywords = { keywords: [], tooLong: [] };
  const request = { handler, input, upload, name: input.name, ...(signal ? { signal } : {}) };
  for await (const piece of readFileInProcess<KeywordFileRequest>(request, {
    limits: interactiveLimits,
    key,
  })) {
    const { keywords = [], tooLong = [] } = JSON.parse(piece.toString()) as Partial<ImportedKeywords>;
    for (const keyword of keywords) imported.keywords.push(keyword);
    for (const keyword of tooLong) imported.tooLong.push(keyword);
  }
  return imported;
}
