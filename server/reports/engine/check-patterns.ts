import { LRUCache } from 'lru-cache';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/** Patterns that ClickHouse has already compiled, per store. */
const compiledPatterns = new WeakMap<ClickHouseStore, LRUCache<string, true>>();

/**
 * Compiles user patterns before the query, so that an invalid pattern fails even if no row is matched against it.
 * @throws AppError BadFilter with the message from ClickHouse
 */
export async function checkPatterns(patterns: readonly string[], deps: ReportDependencies): Promise<void> {
  const cached = compiledPatterns.get(deps.clickhouse) ?? new LRUCache<string, true>({ max: 1_000 });
  compiledPatterns.set(deps.clickhouse, cached);
  const uncached = [...new Set(patterns)].filter((pattern) => cached.get(pattern) === undefined);
  if (uncached.length === 0) return;
  const matchCalls = uncached.map((_, index) => `match('', {p${index}:String})`);
  await deps.clickhouse.query(`SELECT ${matchCalls.join(', ')}`, {
    parameters: Object.fromEntries(uncached.map((pattern, index) => [`p${index}`, pattern])),
    ...requestOptions(deps, 'check-patterns'),
  });
  for (const pattern of uncached) cached.set(pattern, true);
}
