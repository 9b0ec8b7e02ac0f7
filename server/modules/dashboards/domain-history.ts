import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { readDomainTotals, readSnapshots } from '../../reports/engine/read-generation.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { AdHistoryPoint, DomainHistoryPoint } from './domain-dashboard.type.js';
import { readAdCosts } from './ad-cost-history.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';

const pointColumns =
  `toString(date) AS date, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, ${hasVolumesBoolSql} AS hasVolumes, pages AS pagesinindex, adkeyscnt, adscnt,` +
  ' toUInt64(floor(adtraf + 0.5)) AS adtraf';

const historySql =
  `SELECT ${pointColumns} FROM domain_history AS history WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql}` +
  ' ORDER BY history.date SETTINGS prefer_column_name_to_alias = 1';

const historiesSql =
  `SELECT domain_id AS id, ${pointColumns} FROM domain_history AS history` +
  ` WHERE ${generationScope} AND domain_id IN {ids:Array(UInt64)}` +
  ' ORDER BY history.date SETTINGS prefer_column_name_to_alias = 1';

/** Totals of a domain at each snapshot, oldest first. */
export function readHistory(
  domain: string,
  reader: GenerationReader,
): Promise<readonly DomainHistoryPoint[]> {
  return reader.rows<DomainHistoryPoint>('domain-history', historySql, { domain });
}

/**
 * Advertising of a domain at each snapshot, oldest first. The cost is 0 unless it is requested, because it requires all
 * stored ads. Throws UnknownBase, DomainNotFound.
 */
export async function readAdHistory(
  input: string,
  code: string | undefined,
  deps: ReportDependencies,
  hasCosts = false,
): Promise<AdHistoryPoint[]> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const base = await deps.bases.byCode(code);
  const reader = new GenerationReader(base, deps);
  const [points, costs] = await Promise.all([
    readHistory(domain, reader),
    hasCosts ? readAdCosts(domain, reader, await readSnapshots(base, deps)) : undefined,
    readDomainTotals(domain, base, deps),
  ]);
  return points.map(({ date, adkeyscnt, adscnt, adtraf }) => ({
    date,
    adkeyscnt,
    adscnt,
    adtraf,
    adcost: costs?.get(date) ?? 0,
  }));
}

/** Histories of several domains by id in one query. Domains without history are missing. */
export async function readHistories(
  ids: readonly number[],
  reader: GenerationReader,
): Promise<ReadonlyMap<number, DomainHistoryPoint[]>> {
  const histories = new Map<number, DomainHistoryPoint[]>();
  if (ids.length === 0) return histories;
  const rows = await reader.rows<DomainHistoryPoint & { id: number }>('domain-histories', historiesSql, {
    ids,
  });
  for (const { id, ...point } of rows) histories.set(id, [...(histories.get(id) ?? []), point]);
  return histories;
}
