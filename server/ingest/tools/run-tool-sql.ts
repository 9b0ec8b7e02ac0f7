import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { jobSettings, type ImportConfig, type ImportStores } from '../import-run.js';

/** Which rows a statement of a tool reads and writes. */
interface ToolStatement {
  run: number;
  attempt: number;
  base: { id: number; generation: number };
  stores: ImportStores;
  config: ImportConfig;
  signal: AbortSignal;
}

type Parameters = NonNullable<QueryOptions['parameters']>;

/** Condition of rows of the attempt that is being written. */
export const inAttempt = 'run = {run:UInt32} AND attempt = {attempt:UInt32}';

/** Ids of the lines of the run, to stand behind `GLOBAL IN`. */
export const lineIds = `SELECT line_id FROM tool_line WHERE ${inAttempt}`;

/** Runs a statement that writes rows of an attempt. */
export function writeRun(work: ToolStatement, sql: string, parameters: Parameters = {}): Promise<void> {
  return work.stores.clickhouse.command(sql, { ...optionsOf(work, parameters) });
}

/** Reads the few rows of a question about an attempt. */
export async function queryRun<Row>(
  work: ToolStatement,
  sql: string,
  parameters: Parameters = {},
): Promise<readonly Row[]> {
  const { rows } = await work.stores.clickhouse.query<Row>(sql, optionsOf(work, parameters));
  return rows;
}

function optionsOf(
  { run, attempt, base, config, signal }: ToolStatement,
  parameters: Parameters,
): QueryOptions {
  return {
    parameters: { run, attempt, base: base.id, generation: base.generation, ...parameters },
    settings: { ...jobSettings(config), max_result_rows: 0 },
    // The client listens to a signal for as long as it lives, and a run takes several statements.
    signal: AbortSignal.any([signal]),
    tag: { operation: 'tool-run' },
  };
}
