// Runs in file reader processes.
import { openContainer } from './open-container.js';
import type { PackedFile, PackedTables } from './packed-table.js';

/** Lists the tables of a file, or reads one of them. */
export interface ContainerRequest {
  file: Pick<PackedFile, 'path' | 'name' | 'size'>;
  /** Number of the table to read. */
  table?: number;
}

/** Result of listing: the tables without their content. */
export type ContainerListing = Pick<PackedTables, 'skipped'> & {
  tables: Pick<PackedTables['tables'][number], 'entry' | 'container' | 'size'>[];
};

/** Bytes before each piece of a table: the progress as a number. */
export const progressBytes = 8;

let opened: { path: string; tables: Promise<PackedTables> } | undefined;

/** Yields the listing as JSON, or the pieces of a table, each with the progress in front. */
export async function* read({ file, table: index }: ContainerRequest): AsyncGenerator<Uint8Array> {
  if (opened?.path !== file.path) {
    // An import is limited by its compression ratio.
    const tables = openContainer(file, { maxUnpackedBytes: Number.POSITIVE_INFINITY });
    opened = { path: file.path, tables };
  }
  const { tables, skipped } = await opened.tables;
  if (index === undefined) {
    const listing: ContainerListing = {
      skipped,
      tables: tables.map(({ open: _, ...table }) => table),
    };
    yield Buffer.from(JSON.stringify(listing));
    return;
  }
  const table = tables[index];
  if (!table) throw new RangeError(`the file has no table ${index}`);
  for await (const { bytes, bytesRead } of table.open()) {
    const piece = Buffer.allocUnsafe(progressBytes + bytes.length);
    piece.writeDoubleLE(bytesRead, 0);
    bytes.copy(piece, progressBytes);
    yield piece;
  }
}
