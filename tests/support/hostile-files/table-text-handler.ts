// Runs in file reader processes.
import { openTable, type TableReference } from '../../../server/ingest/source/containers/open-table.js';

/** Yields the text of a table. */
export async function* read(reference: TableReference): AsyncGenerator<Buffer> {
  yield* (await openTable(reference)).chunks;
}
