import { LRUCache } from 'lru-cache';
import DataLoader from 'dataloader';
import { In, type DataSource } from 'typeorm';
import { generationScope } from '../../reports/engine/source-sql.js';
import { requestOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { Base } from '../../entities/base.entity.js';

/** Totals of a database over its domains. */
export interface BaseTotals {
  /** Domains with a position in the top 50. */
  domains: number;
  ads: number;
}

/** Per-store cache: a published generation is immutable, so its totals never change. */
const cacheByStore = new WeakMap<ClickHouseStore, LRUCache<string, BaseTotals>>();
const maxCachedTotals = 200;

const totalsSql = `SELECT countIf(it50 > 0) AS domains, sum(adscnt) AS ads FROM domain WHERE ${generationScope}`;

/** DataLoader for totals; null for an empty database. */
export function createTotalsLoader(
  postgres: DataSource,
  reports: ReportDependencies,
): DataLoader<string, BaseTotals | null> {
  return new DataLoader(async (codes) => {
    const bases = await postgres.getRepository(Base).findBy({ code: In([...codes]) });
    const cache = getCache(reports.clickhouse);
    const nonEmptyBases = bases.filter(({ generation }) => generation > 0);
    const uncachedBases = nonEmptyBases.filter((base) => cache.get(getCacheKey(base)) === undefined);
    await countTotals(uncachedBases, cache, reports);
    return codes.map((code) => {
      const base = nonEmptyBases.find((candidate) => candidate.code === code);
      return base ? (cache.get(getCacheKey(base)) ?? { domains: 0, ads: 0 }) : null;
    });
  });
}

async function countTotals(
  bases: readonly Base[],
  cache: LRUCache<string, BaseTotals>,
  reports: ReportDependencies,
): Promise<void> {
  await Promise.all(
    bases.map(async (base) => {
      const { rows } = await reports.clickhouse.query<BaseTotals>(totalsSql, {
        parameters: { base: base.id, generation: base.generation },
        ...requestOptions(reports, 'base-totals'),
      });
      if (rows[0]) cache.set(getCacheKey(base), rows[0]);
    }),
  );
}

function getCacheKey({ id, generation }: Pick<Base, 'id' | 'generation'>): string {
  return `${id} ${generation}`;
}

function getCache(store: ClickHouseStore): LRUCache<string, BaseTotals> {
  const cache = cacheByStore.get(store) ?? new LRUCache<string, BaseTotals>({ max: maxCachedTotals });
  cacheByStore.set(store, cache);
  return cache;
}
