import { readSnapshots } from './read-generation.js';
import { type ReportBase, requestOptions, type ReportDependencies } from './report-dependencies.js';
import type { DomainTotals } from './report-source.js';

/**
 * Date of the positions of a domain or base. If the domain is known from exports only, newer snapshots of the base do
 * not cover it.
 */
export async function readPositionsDate(
  base: ReportBase,
  domain: Pick<DomainTotals, 'domainId' | 'it50' | 'pageless'> | undefined,
  deps: ReportDependencies,
): Promise<string | null> {
  if (!domain || domain.pageless === 0 || domain.pageless < domain.it50) return base.positionsDate;
  const snapshots = await readSnapshots(base, deps);
  const { rows } = await deps.clickhouse.query<{ snapshot: number }>(
    `SELECT DISTINCT snapshot FROM domain_export
     WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND domain_id = {domain:UInt64}`,
    {
      parameters: { base: base.id, snapshots: snapshots.map(({ id }) => id), domain: domain.domainId },
      ...requestOptions(deps, 'positions-date'),
    },
  );
  const observedSnapshots = new Set(rows.map(({ snapshot }) => snapshot));
  const dates = snapshots.filter(({ id }) => observedSnapshots.has(id)).map(({ date }) => date);
  return dates.toSorted().at(-1) ?? base.positionsDate;
}
