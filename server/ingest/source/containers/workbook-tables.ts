import { Readable } from 'node:stream';
import readWorkbook from 'read-excel-file/node';
import type { Entry } from 'yauzl';
import yazl from 'yazl';
import type { InputTables, NamedFile } from '../source.js';
import { textSource } from '../open-source.js';
import { formatCsv } from './csv-text.js';
import { fileError } from './file-error.js';
import { openEntry } from './zip-tables.js';

/** Workbooks are loaded into memory; the limit is about two million cells. */
const maxWorkbookBytes = 300 * 1024 * 1024;

/** Whether the entries form a workbook. */
export function isWorkbook(entries: readonly Entry[]): boolean {
  return entries.some(({ fileName }) => fileName === 'xl/workbook.xml');
}

/** Non-empty sheets of a workbook as tables. */
export async function workbookTables(
  file: NamedFile,
  entries: readonly Entry[],
  { size, maxUnpackedBytes }: { size: number; maxUnpackedBytes: number },
): Promise<InputTables> {
  const { name } = file;
  const unpackedBytes = entries.reduce((total, entry) => total + entry.uncompressedSize, 0);
  if (unpackedBytes > Math.min(maxWorkbookBytes, maxUnpackedBytes)) {
    throw fileError(
      `${name} is too large for a workbook to be read: save its sheets as CSV.`,
      `${name} слишком велик для чтения в виде книги: сохраните листы в CSV.`,
    );
  }
  const sheets = (await readSheets(file, entries)).filter(({ data }) =>
    data.some((row) => row.some((cell) => cell !== null)),
  );
  return {
    skipped: [],
    tables: sheets.map(({ sheet, data }) => ({
      entry: sheet,
      container: 'xlsx',
      size: Math.round(size / sheets.length),
      open: () => {
        const text = formatCsv(data);
        return textSource(Readable.from([text]), {
          size: Math.round(size / sheets.length),
          bytesRead: () => Math.round(size / sheets.length),
          container: 'xlsx',
          close: () => undefined,
        });
      },
    })),
  };
}

async function readSheets(file: NamedFile, entries: readonly Entry[]) {
  const { name } = file;
  try {
    const repackedFile = await repack(file, entries);
    // Numbers remain text, so that all formats share one parser.
    return await readWorkbook<string>(repackedFile, { parseNumber: (text) => text });
  } catch (error) {
    throw fileError(`The workbook ${name} cannot be read.`, `Книга ${name} не читается.`, error);
  }
}

/**
 * Repacks only the entries listed in the archive's directory, with their declared sizes. The workbook library scans
 * the raw bytes and would also unpack unlisted entries.
 */
async function repack(file: NamedFile, entries: readonly Entry[]): Promise<Readable> {
  const zip = new yazl.ZipFile();
  for (const entry of entries) {
    if (!/\.(?:xml|rels)$/i.test(entry.fileName)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of (await openEntry(file, entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
    zip.addBuffer(Buffer.concat(chunks), entry.fileName, { compress: false });
  }
  zip.end();
  return Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
}
