import { LRUCache } from 'lru-cache';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { serialiseFilter } from '../../contract/filter-language/serialise-filter.js';
import { filtersByAttributes } from './join-attributes.js';
import type { PlannedReport } from './plan-report.js';
import type { ReportDependencies } from './report-dependencies.js';

/** Row counts per store. A published generation is immutable, so the second page need not count again. */
const totalCaches = new WeakMap<ClickHouseStore, LRUCache<string, number>>();

/** The exact row count of this report and filter from the cache. */
export function cachedTotal(report: PlannedReport, { clickhouse }: ReportDependencies): number | undefined {
  return totalCaches.get(clickhouse)?.get(buildCacheKey(report));
}

/** Caches a row count. */
export function cacheTotal(report: PlannedReport, total: number, { clickhouse }: ReportDependencies): void {
  const totals = totalCaches.get(clickhouse) ?? new LRUCache<string, number>({ max: 5_000 });
  totalCaches.set(clickhouse, totals);
  totals.set(buildCacheKey(report), total);
}

/** Whether the rows contain data of the viewer's account. */
export function hasPrivateData({ query, extension }: PlannedReport): boolean {
  return extension?.hasData === true || query.definition.extension?.providesRows === true;
}

function buildCacheKey(report: PlannedReport): string {
  const { base, query, plan, subjectState } = report;
  const { definition, subject, arguments: values, filter } = query;
  return JSON.stringify([
    definition.id,
    base.id,
    base.generation,
    subject,
    values,
    serialiseFilter(filter),
    plan.depthFilter?.maxPosition,
    filtersByAttributes(query) ? query.forDay : undefined,
    // Private data has its own versions, separate per account.
    hasPrivateData(report) ? plan.source.parameters : undefined,
    subjectState?.parameters,
  ]);
}
