import { visitsSql } from '../../reports/ctr-curve.js';
import type { PublishedSnapshot } from '../../reports/engine/baseline-comparison.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { coverageBits } from '../../ingest/fact-coverage.js';

const snapshotsSql = 'base = {base:UInt16} AND snapshot IN {ad_snapshots:Array(UInt32)}';
const adsSql = `FROM ad_result WHERE ${snapshotsSql} AND domain_id = ${subjectDomainIdSql}`;
const keywordsSql = `keyword_id GLOBAL IN (SELECT keyword_id ${adsSql})`;
const placeSql = 'indexOf({ad_snapshots:Array(UInt32)}, snapshot)';
// Earlier versions did not record coverage.
const coversAdsSql = `if(covers = 0, has_results = 1, bitAnd(covers, ${coverageBits.ads}) != 0)`;

/** Changes of the daily cost by place of the snapshot. An ad counts until newer ads of its keyword are known. */
const changesSql = `SELECT at, sum(sign * cost) AS change FROM (
  SELECT starts, arrayFirst(check -> check > starts, checked_at) AS ends,
    ${visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })} * toFloat64(cpc_min + cpc_max) / 2 AS cost
  FROM (
    SELECT ads.keyword_id AS keyword_id, pos, starts, ws, wsk, cpc_min, cpc_max
    FROM (SELECT keyword_id, pos, ${placeSql} AS starts ${adsSql}) AS ads
    GLOBAL INNER JOIN (SELECT keyword_id, ws, wsk, cpc_min, cpc_max FROM keyword WHERE ${generationScope} AND ${keywordsSql}) AS volumes
      ON volumes.keyword_id = ads.keyword_id
  ) AS priced
  GLOBAL LEFT ANY JOIN (
    SELECT keyword_id, arraySort(groupArray(${placeSql})) AS checked_at FROM keyword_fact
    WHERE ${snapshotsSql} AND ${coversAdsSql} AND ${keywordsSql} GROUP BY keyword_id
  ) AS checks ON checks.keyword_id = priced.keyword_id
) ARRAY JOIN [starts, ends] AS at, [1, -1] AS sign WHERE at > 0 GROUP BY at`;

/**
 * Estimated daily cost of a domain's ads by date, with current volumes and prices like the other totals of the history.
 * @param snapshots in any order
 */
export async function readAdCosts(
  domain: string,
  reader: GenerationReader,
  snapshots: readonly PublishedSnapshot[],
): Promise<ReadonlyMap<string, number>> {
  const ordered = snapshots.toSorted((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
  const rows = await reader.rows<{ at: number; change: number }>('ad-cost-history', changesSql, {
    domain,
    ad_snapshots: ordered.map(({ id }) => id),
  });
  const changes = new Map(rows.map(({ at, change }) => [Number(at), change]));
  const costs = new Map<string, number>();
  let cost = 0;
  for (const [index, { date }] of ordered.entries()) {
    cost += changes.get(index + 1) ?? 0;
    costs.set(date, Math.round(cost));
  }
  return costs;
}
