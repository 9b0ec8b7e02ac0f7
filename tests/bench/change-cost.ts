import { readFile } from 'node:fs/promises';
import type { Stores } from '../../server/stores/stores.js';
import { findEngine, processorMs } from './processor-time.js';
import { tableRow, type TableRow } from './result-table.js';

/** Cost of a change of a database, with the latency of a reader. */
export interface ChangeCost {
  seconds: number;
  /** Processor time and writes of the engine, including those of the reader. */
  engine: EngineUse;
  /** Median and 95th percentile of the reader's queries in milliseconds: before, during and after the change. */
  before: Latency;
  during: Latency;
  after: Latency;
}

interface Latency {
  queries: number;
  median: number;
  p95: number;
}

interface EngineUse {
  processorSeconds: number;
  writtenMb: number;
}

const queriesAround = 200;

/** Runs a change of a database while a reader repeats the queries of first pages. */
export async function measureChangeCost(
  stores: Stores,
  base: string,
  runChange: () => Promise<unknown>,
): Promise<ChangeCost> {
  const before = await readTimes(stores, base, queriesAround);
  const change = new AbortController();
  const reading = readTimes(stores, base, Infinity, change.signal);
  const engineBefore = await readEngineUse();
  const started = performance.now();
  await runChange();
  const seconds = (performance.now() - started) / 1000;
  const engineAfter = await readEngineUse();
  change.abort();
  const during = await reading;
  const after = await readTimes(stores, base, queriesAround);
  return {
    seconds,
    engine: {
      processorSeconds: engineAfter.processorSeconds - engineBefore.processorSeconds,
      writtenMb: engineAfter.writtenMb - engineBefore.writtenMb,
    },
    before: summarize(before),
    during: summarize(during),
    after: summarize(after),
  };
}

/** One line for the console. */
export function changeCostText(name: string, { seconds, engine }: ChangeCost): string {
  return `${name}: ${seconds.toFixed(1)} s, ${engine.processorSeconds.toFixed(1)} s of processor time, ${Math.round(engine.writtenMb)} MB`;
}

/** Rows for the cost of a change, whose first row has the label. */
export function changeCostRows(label: string, { seconds, engine, ...latencies }: ChangeCost): TableRow[] {
  return [
    tableRow(label, { median: seconds.toFixed(1) }),
    tableRow('… s of processor time of ClickHouse', { median: engine.processorSeconds.toFixed(1) }),
    tableRow('… MB that ClickHouse wrote', { median: engine.writtenMb.toFixed(0) }),
    ...(['before', 'during', 'after'] as const).map((phase) =>
      tableRow(`… ms of ${latencies[phase].queries} queries ${phase}, engine time`, {
        median: latencies[phase].median.toFixed(2),
        p95: latencies[phase].p95.toFixed(2),
      }),
    ),
  ];
}

/** Processor time and writes of the embedded ClickHouse since its start. */
async function readEngineUse(): Promise<EngineUse> {
  const engine = await findEngine(process.pid);
  const io = await readFile(`/proc/${engine}/io`, 'utf8');
  return {
    processorSeconds: processorMs(engine) / 1000,
    writtenMb: Number(/write_bytes: (\d+)/.exec(io)?.[1]) / 1e6,
  };
}

/** Runs the queries of first pages of large domains one after another and returns their times in milliseconds. */
async function readTimes(
  stores: Stores,
  base: string,
  count: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const times: number[] = [];
  const scope = 'base = {base:UInt16} AND generation = {generation:UInt32}';
  const sql = `SELECT word, pos, previous_pos, ws, path FROM position_by_domain WHERE ${scope} AND domain_id = {domain:UInt64}
    ORDER BY ws DESC, keyword_id LIMIT 25 SETTINGS use_query_condition_cache = 0`;
  while (times.length < count && signal?.aborted !== true) {
    const [{ id, generation } = { id: 0, generation: 0 }]: { id: number; generation: number }[] =
      await stores.postgres.query('SELECT id, generation FROM base WHERE code = $1', [base]);
    const parameters = { base: id, generation };
    const { rows } = await stores.clickhouse.query<{ domain: number }>(
      `SELECT domain_id AS domain FROM domain WHERE ${scope} AND it50 > 0 ORDER BY keywords_rank LIMIT {place:UInt32}, 1`,
      { parameters: { ...parameters, place: (times.length * 37) % 1_000 } },
    );
    const result = await stores.clickhouse.query(sql, {
      parameters: { ...parameters, domain: rows[0]?.domain ?? 0 },
    });
    times.push(result.elapsedMs);
  }
  return times;
}

function summarize(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { queries: sorted.length, median: at(0.5), p95: at(0.95) };
}
