import path from 'node:path';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxClusterNameChars,
  maxImportedKeywords,
} from '../../contract/projects/clustering.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import { createFileLimit, readUpload, type IncomingFile } from '../../request/uploaded-file.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { clusteringErrors, invalid } from './clustering-errors.js';
import { collectKeywords, type ImportedKeywords } from './collect-keywords.js';
import { readKeywordFile } from './keyword-file.js';

const maxListKb = 16_384;

/** Parses a list of keywords without duplicates. Throws InvalidField. */
export function readKeywordList(
  keywords: readonly string[],
  language: string,
  maxKeywords = maxImportedKeywords,
): Promise<ImportedKeywords> {
  return collectKeywords(
    keywords.map((word) => ({ word, ws: 0, wsk: 0 })),
    maxKeywords,
    language,
  );
}

/** Reads keywords uploaded as a text. Throws InvalidField, TooLarge, BadRequest, Overloaded. */
export async function readUploadedList(
  upload: IncomingFile,
  user: AuthenticatedUser,
  language: string,
): Promise<ImportedKeywords> {
  const { filename: name = '' } = await upload.promise;
  const bytes = await readUpload(upload, createFileLimit(maxListKb));
  return readKeywordFile(bytes, { name, kind: 'list', language }, getSchedulingKey(user));
}

/**
 * Reads keywords from a file: a list, a table with volumes or any format of the importer; plain, in a workbook, an
 * archive or gzip.
 * @throws AppError TooLarge above the limit, InvalidField for an unsupported file, BadRequest for an interrupted
 *   upload or a corrupt archive, Overloaded
 */
export async function readKeywordTable(
  upload: IncomingFile,
  user: AuthenticatedUser,
  language: string,
): Promise<ImportedKeywords & { name: string }> {
  const { filename: name = '' } = await upload.promise;
  const type = path.extname(name).slice(1).toLowerCase();
  if (!clusterFileTypes.some((extension) => extension === type)) {
    throw invalid('file', clusteringErrors.wrongFile);
  }
  const bytes = await readUpload(upload, createFileLimit(maxClusterFileKb));
  const imported = await readKeywordFile(bytes, { name, kind: 'file', language }, getSchedulingKey(user));
  return { ...imported, name: name.slice(0, maxClusterNameChars) };
}
