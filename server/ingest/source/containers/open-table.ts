import { createReadStream } from 'node:fs';
import { textSource } from '../text-source.js';
import type { Source } from '../source.js';
import { isPacked, openContainer, signatureBytes } from './open-container.js';
import { readRange, type PackedFile, type PackedTable, type PackedTables } from './packed-table.js';

/** File that a handler reads. */
export type TableFile = Pick<PackedFile, 'path' | 'name' | 'size'>;

/** Table that a handler reads. */
export interface TableReference {
  file: TableFile;
  /** Number of the table in the file. */
  table: number;
}

const chunkBytes = 1024 * 1024;

let opened: { path: string; tables: Promise<PackedTables> } | undefined;

/** Lists the tables of a file once per process. A process only reads one file. */
export function listTables(file: TableFile): Promise<PackedTables> {
  if (opened?.path !== file.path) opened = { path: file.path, tables: openFile(file) };
  return opened.tables;
}

/** Opens a table of a file as UTF-8 text. Only file reader processes call this. */
export async function openTable({ file, table: index }: TableReference): Promise<Source> {
  const { tables } = await listTables(file);
  const table = tables[index];
  if (!table) throw new RangeError(`the file has no table ${index}`);
  return openText(table);
}

/** Opens a table as UTF-8 text. Only file reader processes call this. */
export async function openText({ open, size, container }: PackedTable): Promise<Source> {
  let bytesRead = 0;
  const content = (async function* () {
    for await (const chunk of open()) {
      bytesRead = chunk.bytesRead;
      yield chunk.bytes;
    }
  })();
  return textSource(content, {
    size,
    bytesRead: () => bytesRead,
    container,
    close: () => void content.return(undefined),
  });
}

/** Lists the tables of a file. Only file reader processes call this. */
export async function openFile(file: TableFile): Promise<PackedTables> {
  const signature = Buffer.from(await readRange(file, 0, signatureBytes)).toString('latin1');
  // An import is limited by its compression ratio.
  if (isPacked(signature)) return openContainer(file, { maxUnpackedBytes: Number.POSITIVE_INFINITY });
  return { skipped: [], tables: [{ size: file.size, open: () => readPlainFile(file) }] };
}

async function* readPlainFile({ path }: TableFile): ReturnType<PackedTable['open']> {
  let bytesRead = 0;
  const chunks = createReadStream(path, { highWaterMark: chunkBytes });
  for await (const bytes of chunks as AsyncIterable<Buffer>) {
    bytesRead += bytes.length;
    yield { bytes, bytesRead };
  }
}
