import { createReadStream } from 'node:fs';
import type { TextEncoding } from '../../../contract/file-reading.js';
import { detectEncoding, sampleEncoding, type DetectedEncoding } from '../detect-encoding.js';
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

/**
 * Opens a table of a file as UTF-8 text. The encoding is detected by default. Only file reader processes call this.
 */
export async function openTable(
  { file, table: index }: TableReference,
  encoding?: TextEncoding,
): Promise<Source> {
  const { tables } = await listTables(file);
  const table = tables[index];
  if (!table) throw new RangeError(`the file has no table ${index}`);
  return openText(table, encoding);
}

/** Opens a table as UTF-8 text, as `openTable` does. */
export async function openText(table: PackedTable, encoding?: TextEncoding): Promise<Source> {
  const { open, size, container } = table;
  const detected = await resolveEncoding(table, encoding);
  let bytesRead = 0;
  const content = (async function* () {
    for await (const chunk of open()) {
      bytesRead = chunk.bytesRead;
      yield chunk.bytes;
    }
  })();
  return textSource(content, detected, {
    size,
    bytesRead: () => bytesRead,
    container,
    close: () => void content.return(undefined),
  });
}

/** Containers whose tables are converted to UTF-8. */
const convertedContainers: readonly unknown[] = ['xlsx', 'parquet'];

/** The given or detected encoding of a table. In an archive, the given one applies to files that are not Unicode. */
async function resolveEncoding(
  { open, container, entry }: Pick<PackedTable, 'open' | 'container' | 'entry'>,
  encoding?: TextEncoding,
): Promise<DetectedEncoding> {
  if (convertedContainers.includes(container)) return { encoding: 'utf-8' };
  const detect = async () => detectEncoding(await sampleEncoding(bytesOf(open())));
  if (!encoding) return detect();
  const detected = entry === undefined ? undefined : await detect();
  if (detected && !detected.decision) return detected;
  return { encoding, decision: { setting: 'encoding', value: encoding, basis: 'chosen', examples: [] } };
}

async function* bytesOf(chunks: ReturnType<PackedTable['open']>): AsyncGenerator<Buffer> {
  for await (const { bytes } of chunks) yield bytes;
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
