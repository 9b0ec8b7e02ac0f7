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

function buildCacheKey({
  base,
  query,
  plan,
  selectedMetrics,
  group,
  run,
  clustering,
}: PlannedReport): string {
  const { definition, subject, arguments: values, filter } = query;
  // Imported data has its own versions, separate per account.
  const firstPartyParameters =
    selectedMetrics === undefined && definition.firstPartyDimension === undefined
      ? undefined
      : plan.source.parameters;
  return JSON.stringify([
    definition.id,
    base.id,
    base.generation,
    subject,
    values,
    serialiseFilter(filter),
    plan.depthFilter?.maxPosition,
    filtersByAttributes(query) ? query.forDay : undefined,
    firstPartyParameters,
    // Every edit of a group report creates a version.
    group && [group.report, group.version, group.competitorsVersion],
    run && [run.run, run.attempt],
    clustering && [clustering.clustering, clustering.epoch, clustering.path, clustering.site],
  ]);
}
