import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { competitorVisitsDivisor } from '../../reports/ctr-curve.js';
import { organicCompetitors } from '../../reports/definitions/organic/organic-competitors.report.js';
import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { runReport } from '../../reports/engine/run-report.js';
import { viewerOfList, type Viewer } from '../../reports/engine/viewer.js';
import type { ListReading } from './dashboard-parts.js';
import type { DashboardCompetitor, DashboardPaidCompetitor } from './domain-dashboard.type.js';
import { GenerationReader } from './generation-reader.js';

/** Rows of a competitor list; the browser shows nine and opens the rest. */
const listedCompetitors = 27;

const ofDomain = `${generationScope} AND domain_id = ${subjectDomainId}`;

const paidSql =
  `SELECT competitor_id AS did, name, cnt, adscnt, adkeyscnt, toUInt64(floor(vis + 0.5)) AS vis` +
  ` FROM (SELECT domain_id AS competitor_id, uniqExact(keyword_id) AS cnt FROM ad_by_domain` +
  ` WHERE ${generationScope} AND domain_id != ${subjectDomainId} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ad_by_domain WHERE ${ofDomain})` +
  ` GROUP BY competitor_id ORDER BY cnt DESC, competitor_id LIMIT ${listedCompetitors}) AS shared` +
  ` LEFT JOIN (SELECT * FROM domain WHERE ${generationScope}) AS totals ON totals.domain_id = shared.competitor_id` +
  ' ORDER BY cnt DESC, competitor_id SETTINGS prefer_column_name_to_alias = 1';

/**
 * First competitors of a domain in organic search, by shared keywords of the top 10. This list alone shows its visits
 * divided once more (`competitorVisitsDivisor`). Throws UnknownBase, DomainNotFound.
 */
export async function organicCompetitorsOf(
  domain: string,
  code: string | undefined,
  { viewer, deps }: ListReading,
): Promise<DashboardCompetitor[]> {
  const { rows } = await runReport(
    organicCompetitors,
    { domain, base: code, perPage: listedCompetitors, columns: ['id', 'name', 'cnt', 'perc', 'it50', 'vis'] },
    viewerOfList(viewer),
    deps,
  );
  return rows.map(({ id, name, cnt, perc, it50, vis }) => ({
    did: Number(id),
    name: String(name),
    cnt: Number(cnt),
    perc: Number(perc),
    it50: Number(it50),
    vis: Math.round(Number(vis) / competitorVisitsDivisor),
  }));
}

/**
 * First competitors of a domain in paid search, by shared paid keywords; empty where it has no ads. Throws
 * UnknownBase, DomainNotFound.
 */
export async function paidCompetitorsOf(
  typed: string,
  code: string | undefined,
  { viewer, deps }: ListReading,
): Promise<DashboardPaidCompetitor[]> {
  const domain = normaliseDomain(typed);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: typed.slice(0, 253) });
  const reader = new GenerationReader(await deps.bases.byCode(code), deps);
  const rows = await reader.rows<DashboardPaidCompetitor>('paid-competitors', paidSql, { domain });
  const shown = rows.slice(0, viewer.allowance.rows ?? rows.length);
  return shown.map((row) => ({ ...row, name: readableDomain(row.name) }));
}

/** @throws AppError AuthorizationRequired where the viewer has to log in to see who competes */
export function assertCompetitorLists({ allowance }: Viewer): void {
  if (!allowance.competitorLists) throw new AppError(ErrorCode.AuthorizationRequired);
}
