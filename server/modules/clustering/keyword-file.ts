import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { maxUnpackedClusterFileMb } from '../../contract/projects/clustering.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { createReadPlan } from '../../ingest/formats/read-plan.js';
import { inputTables } from '../../ingest/source/input-tables.js';
import { skipReasons, type Container, type InputTable } from '../../ingest/source/source.js';
import { detectEncoding } from '../../ingest/source/text-encoding.js';
import { clusteringErrors, invalid } from './clustering-errors.js';
import { parseKeywordCells, parseKeywordList, parseKeywordRows, parseKeywordTable } from './keyword-table.js';

/** A table of a packed file, as text. */
interface PackedText {
  text: string;
  /** File name within an archive, or sheet name of a workbook. */
  entry: string | undefined;
  container: Container | undefined;
}

/**
 * Reads the keywords of a file: a text, the first matching sheet of a workbook, or all keyword files of an archive.
 * The container is detected by magic bytes, not by name.
 * @throws AppError InvalidField for binary files and files without keywords; BadRequest for corrupt or oversized
 *   archives
 */
export async function readKeywordFile(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const rows = isPacked(bytes) ? await unpackAndParse(bytes, name) : parsePlainFile(bytes, name);
  if (!rows.some(({ word }) => word.trim() !== '')) throw invalid('file', clusteringErrors.noFileKeywords);
  return rows;
}

function parsePlainFile(bytes: Buffer, name: string): KeywordInput[] {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  if (!isText(text)) throw invalid('file', clusteringErrors.wrongFile);
  return parseKeywordRows(text, { name });
}

/** The unpacker reads from disk, so write a temporary file. */
async function unpackAndParse(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-keywords-'));
  try {
    const filePath = path.join(folder, 'file');
    await writeFile(filePath, bytes);
    return await parsePackedFile(filePath, name);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = { en: `${name} cannot be unpacked.`, ru: `${name} не удалось распаковать.` };
    throw new AppError(ErrorCode.BadRequest, { what: message }, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Detects ZIP-based files, gzip and legacy Excel by magic bytes. Legacy Excel gets its own error. */
function isPacked(bytes: Buffer): boolean {
  const signature = bytes.toString('latin1', 0, 4);
  return /^(?:PK[\u0003\u0005]|\u001f\u008b|\u00d0\u00cf\u0011\u00e0)/.test(signature);
}

/** A zero byte indicates a binary file, regardless of the extension. */
const isText = (text: string): boolean => !text.includes('\0');

async function parsePackedFile(filePath: string, name: string): Promise<KeywordInput[]> {
  const { tables, skipped } = await inputTables(filePath, name, maxUnpackedClusterFileMb * 1024 ** 2);
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

/** Reads a table completely. */
async function readText({ open }: InputTable): Promise<string> {
  const { chunks } = await open();
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

/** Parses the first sheet with a keyword column, or else the first column of the first sheet. */
function parseSheets(sheets: readonly PackedText[], name: string): KeywordInput[] {
  for (const { text, entry } of sheets) {
    const rows = parseKeywordTable(replaceLineBreaks(text), toTableNames(name, entry));
    if (rows && rows.length > 0) return rows;
  }
  return parseKeywordCells(replaceLineBreaks(sheets[0]?.text ?? ''));
}

/** Replaces line breaks inside quoted cells, so that each row stays on one line. */
function replaceLineBreaks(text: string): string {
  return text.replace(/"[^"]*"/g, (cell) => cell.replace(/[\r\n]+/g, ' '));
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
