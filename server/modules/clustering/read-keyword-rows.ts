import path from 'node:path';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxClusterNameChars,
  maxFileKeywords,
  maxImportedKeywords,
} from '../../contract/clustering.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { linesOf } from '../../contract/tools/text-lines.js';
import { formatCount } from '../../errors/format-count.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { encodingOf } from '../../ingest/source/text-encoding.js';
import { fileLimit, readUpload, type IncomingFile } from '../../request/uploaded-file.js';
import { clusteringErrors, invalid, badRequest } from './clustering-errors.js';
import { readKeywordFile } from './keyword-file.js';

/** What an import brings. */
export interface ImportedKeywords {
  keywords: KeywordInput[];
  /** Those that are too long to be any. */
  tooLong: string[];
}

/** Size of a list that is sent as a text, in KB, at most. */
const maxListKb = 16_384;

/** Letters of a keyword, at most. */
const maxKeywordLength = 250;

/** Keywords of a list, each once. Throws InvalidField. */
export function readKeywordList(
  formattedLimit: readonly string[],
  maxKeywords = maxImportedKeywords,
): ImportedKeywords {
  return readRows(
    formattedLimit.map((word) => ({ word, ws: 0, wsk: 0 })),
    maxKeywords,
  );
}

/** Keywords of a list that was sent as a text. Throws InvalidField, TooLarge, BadRequest. */
export async function readUploadedList(upload: IncomingFile): Promise<ImportedKeywords> {
  const bytes = await readUpload(upload, fileLimit(maxListKb));
  return readKeywordList(linesOf(new TextDecoder(encodingOf(bytes)).decode(bytes)));
}

/**
 * Keywords of a file with a keyword on each line, of a table with the columns keyword, search volume and exact search volume, or of
 * any file with keywords that an import knows; plain, or packed as a workbook, an archive or by gzip.
 * @throws AppError TooLarge for one above the limit, InvalidField for one that is none of these, BadRequest for one that broke off or
 * cannot be unpacked
 */
export async function readKeywordTable(upload: IncomingFile): Promise<ImportedKeywords & { name: string }> {
  const { filename = '' } = await upload.promise;
  const type = path.extname(filename).slice(1).toLowerCase();
  if (!clusterFileTypes.some((one) => one === type)) throw invalid('file', clusteringErrors.wrongFile);
  const bytes = await readUpload(upload, fileLimit(maxClusterFileKb));
  const fileRows = await readKeywordFile(bytes, filename);
  return { ...readRows(fileRows, maxFileKeywords), name: filename.slice(0, maxClusterNameChars) };
}

function readRows(rows: readonly KeywordInput[], maxKeywords: number): ImportedKeywords {
  const keywords = new Map<string, KeywordInput>();
  const tooLong: string[] = [];
  for (const { word: input, ws, wsk } of rows) {
    // Half a character is none that could be stored.
    const word = normaliseKeyword(Buffer.from(input.replaceAll('\0', '')).toString());
    if (word === '') continue;
    if ([...word].length > maxKeywordLength) tooLong.push(word);
    else if (!keywords.has(word)) keywords.set(word, { word, ws, wsk });
  }
  if (keywords.size + tooLong.length === 0) throw invalid('keywords', clusteringErrors.noKeywords);
  if (keywords.size > maxKeywords) {
    throw badRequest(maxKeywords === maxFileKeywords ? tooManyLines : clusteringErrors.tooMany);
  }
  return { keywords: [...keywords.values()], tooLong };
}

const formattedLimit = formatCount(maxFileKeywords);
const tooManyLines = {
  en: `A file has up to ${formattedLimit.en} keywords.`,
  ru: `В файле – не больше ${formattedLimit.ru} фраз.`,
};
