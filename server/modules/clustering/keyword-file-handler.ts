// Runs in file reader processes.
import { buffer } from 'node:stream/consumers';
import {
  maxFileKeywords,
  maxImportedKeywords,
  maxUnpackedClusterFileMb,
} from '../../contract/projects/clustering.js';
import { splitLines } from '../../contract/tools/text-lines.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { createReadPlan } from '../../ingest/formats/read-plan.js';
import { isPacked, openContainer, signatureBytes } from '../../ingest/source/containers/open-container.js';
import type { PackedTable } from '../../ingest/source/containers/packed-table.js';
import { openText } from '../../ingest/source/containers/open-table.js';
import { skipReasons, type Container } from '../../ingest/source/source.js';
import { decodeText } from '../../ingest/source/detect-encoding.js';
import { clusteringErrors, invalid } from './clustering-errors.js';
import { collectKeywords, type ImportedKeywords } from './collect-keywords.js';
import { parseKeywordCells, parseKeywordList, parseKeywordRows, parseKeywordTable } from './keyword-table.js';

/** What the uploaded bytes are. */
export interface KeywordFileRequest {
  /** File name as uploaded. */
  name: string;
  /** A list is plain text with one keyword per line; a file has any supported format. */
  kind: 'list' | 'file';
  /** Language of the database. */
  language: string;
}

/** A table of a packed file, as text. */
interface PackedText {
  text: string;
  /** File name within an archive, or sheet name of a workbook. */
  entry: string | undefined;
  container: Container | undefined;
}

/** Keywords per piece of the result. */
const keywordsPerPiece = 5_000;

/** Yields parts of `ImportedKeywords` as JSON. */
export async function* read(
  { name, kind, language }: KeywordFileRequest,
  upload: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const bytes = await buffer(upload);
  const { keywords, tooLong } =
    kind === 'list'
      ? await collectKeywords(await parseLines(bytes), maxImportedKeywords, language)
      : await collectKeywords(await parseFile(bytes, name), maxFileKeywords, language);
  const toPiece = (part: Partial<ImportedKeywords>) => Buffer.from(JSON.stringify(part));
  for (let start = 0; start < keywords.length; start += keywordsPerPiece) {
    yield toPiece({ keywords: keywords.slice(start, start + keywordsPerPiece) });
  }
  for (let start = 0; start < tooLong.length; start += keywordsPerPiece) {
    yield toPiece({ tooLong: tooLong.slice(start, start + keywordsPerPiece) });
  }
}

const parseLines = async (bytes: Buffer): Promise<KeywordInput[]> =>
  splitLines(await decodeText(bytes)).map((word) => ({ word, ws: 0, wsk: 0 }));

/**
 * Parses a text, the first matching sheet of a workbook, or all keyword files of an archive. The container is detected
 * by magic bytes, not by name.
 */
async function parseFile(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const signature = bytes.toString('latin1', 0, signatureBytes);
  // Parquet is not offered for keywords.
  const rows =
    isPacked(signature) && !signature.startsWith('PAR1')
      ? await unpackAndParse(bytes, name)
      : await parsePlainFile(bytes, name);
  if (!rows.some(({ word }) => word.trim() !== '')) throw invalid('file', clusteringErrors.noFileKeywords);
  return rows;
}

async function parsePlainFile(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const text = await decodeText(bytes);
  if (!isText(text)) throw invalid('file', clusteringErrors.wrongFile);
  return parseKeywordRows(text, { name });
}

async function unpackAndParse(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  try {
    return await parsePackedFile(bytes, name);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = { en: `${name} cannot be unpacked.`, ru: `${name} не удалось распаковать.` };
    throw new AppError(ErrorCode.BadRequest, { what: message }, { cause });
  }
}

/** A zero byte indicates a binary file, regardless of the extension. */
const isText = (text: string): boolean => !text.includes('\0');

async function parsePackedFile(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const { tables, skipped } = await openContainer(
    { path: name, name, bytes, size: bytes.length },
    { maxUnpackedBytes: maxUnpackedClusterFileMb * 1024 ** 2, joinsCellLines: true },
  );
  const texts: PackedText[] = [];
  for (const table of tables) {
    const text = await readText(table);
    if (isText(text)) texts.push({ text, entry: table.entry, container: table.container });
  }
  const rows = texts[0]?.container === 'xlsx' ? parseSheets(texts, name) : parseFiles(texts, name);
  const [firstSkipped] = skipped;
  if (rows.length > 0 || !firstSkipped) return rows;
  const reason = skipReasons[firstSkipped.reason];
  throw invalid('file', {
    en: `${clusteringErrors.noFileKeywords.en} ${firstSkipped.entry}: ${reason.en}.`,
    ru: `${clusteringErrors.noFileKeywords.ru} ${firstSkipped.entry}: ${reason.ru}.`,
  });
}

/** Reads a table completely, as UTF-8. */
async function readText(table: PackedTable): Promise<string> {
  const { chunks } = await openText(table);
  return (await buffer(chunks)).toString();
}

/** Parses the first sheet with a keyword column, or else the first column of the first sheet. */
function parseSheets(sheets: readonly PackedText[], name: string): KeywordInput[] {
  for (const { text, entry } of sheets) {
    const rows = parseKeywordTable(text, toTableNames(name, entry));
    if (rows && rows.length > 0) return rows;
  }
  return parseKeywordCells(sheets[0]?.text ?? '');
}

/** Parses the tables of all files. If there are none, parses the files as keyword lists. */
function parseFiles(files: readonly PackedText[], name: string): KeywordInput[] {
  const tables = files.map(({ text, entry }) => parseKeywordTable(text, toTableNames(name, entry)) ?? []);
  const rows = tables.flat();
  if (rows.length > 0) return rows;
  return files
    .filter(
      ({ text, entry }) =>
        !createReadPlan(toTableNames(name, entry), { head: Buffer.from(text), headIsComplete: true }),
    )
    .flatMap(({ text }) => parseKeywordList(text));
}

const toTableNames = (name: string, entry: string | undefined) => ({
  name,
  ...(entry === undefined ? {} : { entry }),
});
