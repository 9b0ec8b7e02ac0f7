import path from 'node:path';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxClusterNameChars,
  maxFileKeywords,
  maxImportedKeywords,
} from '../../contract/projects/clustering.js';
import { normaliseKeyword } from '../../contract/formatting/normalise-keyword.js';
import { splitLines } from '../../contract/tools/text-lines.js';
import { formatCount } from '../../errors/format-count.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { detectEncoding } from '../../ingest/source/text-encoding.js';
import { createFileLimit, readUpload, type IncomingFile } from '../../request/uploaded-file.js';
import { clusteringErrors, invalid, badRequest } from './clustering-errors.js';
import { readKeywordFile } from './keyword-file.js';

/** Keywords of an import. */
export interface ImportedKeywords {
  keywords: KeywordInput[];
  /** Keywords above the length limit. */
  tooLong: string[];
}

const maxListKb = 16_384;

/** Maximum characters of a keyword. */
const maxKeywordLength = 250;

/** Parses a list of keywords without duplicates. Throws InvalidField. */
export function readKeywordList(
  keywords: readonly string[],
  maxKeywords = maxImportedKeywords,
): ImportedKeywords {
  return readRows(
    keywords.map((word) => ({ word, ws: 0, wsk: 0 })),
    maxKeywords,
  );
}

/** Reads keywords uploaded as a text. Throws InvalidField, TooLarge, BadRequest. */
export async function readUploadedList(upload: IncomingFile): Promise<ImportedKeywords> {
  const bytes = await readUpload(upload, createFileLimit(maxListKb));
  return readKeywordList(splitLines(new TextDecoder(detectEncoding(bytes)).decode(bytes)));
}

/**
 * Reads keywords from a file: a list, a table with volumes or any format of the importer; plain, in a workbook, an
 * archive or gzip.
 * @throws AppError TooLarge above the limit, InvalidField for an unsupported file, BadRequest for an interrupted
 *   upload or a corrupt archive
 */
export async function readKeywordTable(upload: IncomingFile): Promise<ImportedKeywords & { name: string }> {
  const { filename = '' } = await upload.promise;
  const type = path.extname(filename).slice(1).toLowerCase();
  if (!clusterFileTypes.some((extension) => extension === type)) {
    throw invalid('file', clusteringErrors.wrongFile);
  }
  const bytes = await readUpload(upload, createFileLimit(maxClusterFileKb));
  const fileRows = await readKeywordFile(bytes, filename);
  return { ...readRows(fileRows, maxFileKeywords), name: filename.slice(0, maxClusterNameChars) };
}

function readRows(rows: readonly KeywordInput[], maxKeywords: number): ImportedKeywords {
  const keywords = new Map<string, KeywordInput>();
  const tooLong: string[] = [];
  for (const { word: input, ws, wsk } of rows) {
    // Replaces lone surrogates, which cannot be stored.
    const word = normaliseKeyword(Buffer.from(input.replaceAll('\0', '')).toString());
    if (word === '') continue;
    if ([...word].length > maxKeywordLength) tooLong.push(word);
    else if (!keywords.has(word)) keywords.set(word, { word, ws, wsk });
  }
  if (keywords.size + tooLong.length === 0) throw invalid('keywords', clusteringErrors.noKeywords);
  if (keywords.size > maxKeywords) {
    throw badRequest(maxKeywords === maxFileKeywords ? tooManyLinesMessage : clusteringErrors.tooMany);
  }
  return { keywords: [...keywords.values()], tooLong };
}

const formattedLimit = formatCount(maxFileKeywords);
const tooManyLinesMessage = {
  en: `A file can have up to ${formattedLimit.en} keywords.`,
  ru: `В файле – не больше ${formattedLimit.ru} фраз.`,
};
