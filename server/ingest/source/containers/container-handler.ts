// Runs in file reader processes.
import { listTables, type TableFile } from './open-table.js';
import type { PackedTables } from './packed-table.js';

/** Lists the tables of a file. */
export interface ContainerRequest {
  file: TableFile;
}

/** The tables without their content. */
export type ContainerListing = Pick<PackedTables, 'skipped'> & {
  tables: Pick<PackedTables['tables'][number], 'entry' | 'container' | 'size'>[];
};

/** Yields the listing as JSON. */
export async function* read({ file }: ContainerRequest): AsyncGenerator<Uint8Array> {
  const { tables, skipped } = await listTables(file);
  const listing: ContainerListing = { skipped, tables: tables.map(({ open: _, ...table }) => table) };
  yield Buffer.from(JSON.stringify(listing));
}
