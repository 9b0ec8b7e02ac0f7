import { LRUCache } from 'lru-cache';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/** Patterns that the store has compiled. */
const compiled = new WeakMap<ClickHouseStore, LRUCache<string, true>>();

/**
 * Has the store compile patterns that people wrote before they meet any row: whether a pattern is refused must not depend
 * on whether a row was there to try it on. Throws BadFilter with the store's complaint.
 */
export async function checkPatterns(patterns: readonly string[], deps: ReportDependencies): Promise<void> {
  const known = compiled.get(deps.clickhouse) ?? new LRUCache<string, true>({ max: 1_000 });
  compiled.set(deps.clickhouse, known);
  const unknown = [...new Set(patterns)].filter((pattern) => known.get(pattern) === undefined);
  if (unknown.length === 0) return;
  const tries = unknown.map((_, index) => `match('', {p${index}:String})`);
  await deps.clickhouse.query(`SELECT ${tries.join(', ')}`, {
    parameters: Object.fromEntries(unknown.map((pattern, index) => [`p${index}`, pattern])),
    ...requestOptions(deps, 'check-patterns'),
  });
  for (const pattern of unknown) known.set(pattern, true);
}
