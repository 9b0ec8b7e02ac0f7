import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { jobSettings, type ImportConfig, type ImportStores } from '../import-run.js';

/** Scope of a tool statement. */
interface ToolStatement {
  run: number;
  attempt: number;
  base: { id: number; generation: number };
  stores: ImportStores;
  config: ImportConfig;
  signal: AbortSignal;
}

type Parameters = NonNullable<QueryOptions['parameters']>;

/** Condition for rows of the current attempt. */
export const inAttemptSql = 'run = {run:UInt32} AND attempt = {attempt:UInt32}';

/** Line ids of the run, for use with `GLOBAL IN`. */
export const lineIdsSql = `SELECT line_id FROM tool_line WHERE ${inAttemptSql}`;

/** Executes a statement that writes rows of an attempt. */
export function writeRun(work: ToolStatement, sql: string, parameters: Parameters = {}): Promise<void> {
  return work.stores.clickhouse.command(sql, { ...buildOptions(work, parameters) });
}

/** Queries a few rows of an attempt. */
export async function queryRun<Row>(
  work: ToolStatement,
  sql: string,
  parameters: Parameters = {},
): Promise<readonly Row[]> {
  const { rows } = await work.stores.clickhouse.query<Row>(sql, buildOptions(work, parameters));
  return rows;
}

function buildOptions(
  { run, attempt, base, config, signal }: ToolStatement,
  parameters: Parameters,
): QueryOptions {
  return {
    parameters: { run, attempt, base: base.id, generation: base.generation, ...parameters },
    settings: { ...jobSettings(config), max_result_rows: 0 },
    // A fresh signal per statement: the client never removes its abort listeners.
    signal: AbortSignal.any([signal]),
    tag: { operation: 'tool-run' },
  };
}
