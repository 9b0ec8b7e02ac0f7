import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { maxUnpackedClusterFileMb } from '../../contract/clustering.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { planOf } from '../../ingest/inspect/read-plan.js';
import { inputTables } from '../../ingest/source/input-tables.js';
import { skipReasons, type Container, type InputTable } from '../../ingest/source/source.js';
import { encodingOf } from '../../ingest/source/text-encoding.js';
import { clusteringErrors, invalid } from './clustering-errors.js';
import { keywordCellsOf, keywordListOf, keywordRowsOf, keywordTableOf } from './keyword-table.js';

/** A table of a packed file, as text. */
interface PackedText {
  text: string;
  /** Of an archive the file in it, of a workbook the sheet. */
  entry: string | undefined;
  container: Container | undefined;
}

/**
 * The rows of a keyword file: of a text, of the first sheet of a workbook that has keywords, of every keyword file of an archive.
 * What is packed is told by its first bytes, whatever the file is called.
 * @throws AppError InvalidField for a picture, a program and what else is no text, and for what holds no keywords; BadRequest for
 * one that cannot be unpacked, or unpacks to too much
 */
export async function readKeywordFile(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const rows = isPacked(bytes) ? await unpackedRows(bytes, name) : plainRows(bytes, name);
  if (!rows.some(({ word }) => word.trim() !== '')) throw invalid('file', clusteringErrors.noFileKeywords);
  return rows;
}

function plainRows(bytes: Buffer, name: string): KeywordInput[] {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!isText(text)) throw invalid('file', clusteringErrors.wrongFile);
  return keywordRowsOf(text, { name });
}

/** What unpacks files reads them from the disk. */
async function unpackedRows(bytes: Buffer, name: string): Promise<KeywordInput[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-keywords-'));
  try {
    const filePath = path.join(folder, 'file');
    await writeFile(filePath, bytes);
    return await packedRows(filePath, name);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const what = { en: `${name} cannot be unpacked.`, ru: `${name} не удалось распаковать.` };
    throw new AppError(ErrorCode.BadRequest, { what }, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By its first bytes: an archive or workbook, gzip, or the workbook of an old Excel, which is refused in words. */
function isPacked(bytes: Buffer): boolean {
  const signature = bytes.toString('latin1', 0, 4);
  return /^(?:PK[\u0003\u0005]|\u001f\u008b|\u00d0\u00cf\u0011\u00e0)/.test(signature);
}

/** No text holds a zero character: it is a picture, an archive or a program under the name of a text. */
const isText = (text: string): boolean => !text.includes('\0');

async function packedRows(filePath: string, name: string): Promise<KeywordInput[]> {
  const { tables, skipped } = await inputTables(filePath, name, maxUnpackedClusterFileMb * 1024 ** 2);
  const texts: PackedText[] = [];
  for (const table of tables) {
    const text = await textOf(table);
    if (isText(text)) texts.push({ text, entry: table.entry, container: table.container });
  }
  const rows = texts[0]?.container === 'xlsx' ? sheetRows(texts, name) : fileRows(texts, name);
  const [firstSkipped] = skipped;
  if (rows.length > 0 || !firstSkipped) return rows;
  const reason = skipReasons[firstSkipped.reason];
  throw invalid('file', {
    en: `${clusteringErrors.noFileKeywords.en} ${firstSkipped.entry}: ${reason.en}.`,
    ru: `${clusteringErrors.noFileKeywords.ru} ${firstSkipped.entry}: ${reason.ru}.`,
  });
}

/** A table to its end. */
async function textOf({ open }: InputTable): Promise<string> {
  const { chunks } = await open();
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

/** The first sheet whose columns say that it has keywords; where none does, the first column of the first sheet. */
function sheetRows(sheets: readonly PackedText[], name: string): KeywordInput[] {
  for (const { text, entry } of sheets) {
    const rows = keywordTableOf(withoutBreaks(text), namesOf(name, entry));
    if (rows && rows.length > 0) return rows;
  }
  return keywordCellsOf(withoutBreaks(sheets[0]?.text ?? ''));
}

/** All cells of a workbook's text stand in quotes: breaks within them part no lines. */
function withoutBreaks(text: string): string {
  return text.replace(/"[^"]*"/g, (cell) => cell.replace(/[\r\n]+/g, ' '));
}

/** All files whose columns or keys say that they have keywords; where none does, the lists. A note beside a table is no list. */
function fileRows(files: readonly PackedText[], name: string): KeywordInput[] {
  const tables = files.map(({ text, entry }) => keywordTableOf(text, namesOf(name, entry)) ?? []);
  const rows = tables.flat();
  if (rows.length > 0) return rows;
  return files
    .filter(
      ({ text, entry }) => !planOf(namesOf(name, entry), { head: Buffer.from(text), headIsComplete: true }),
    )
    .flatMap(({ text }) => keywordListOf(text));
}

const namesOf = (name: string, entry: string | undefined) => ({
  name,
  ...(entry === undefined ? {} : { entry }),
});
