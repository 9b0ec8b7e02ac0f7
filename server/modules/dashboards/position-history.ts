import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { subjectDomainIdSql, subjectKeywordIdSql } from '../../reports/engine/source-sql.js';
import { resolveTypedKeyword } from '../../reports/engine/read-generation.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { maxVisiblePosition } from '../../reports/engine/viewer.js';
import type { ReportContext } from '../../request/report-access.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import type { PositionHistoryPoint } from './position-history.type.js';

/** A domain and a keyword, each by name or id. */
interface PositionHistorySubject {
  domain?: string;
  keyword?: string;
  domainId?: number;
  keywordId?: number;
}

/**
 * Positions of a domain for a keyword, oldest first. `pos` is null if the domain was not in the top 50; points beyond
 * the viewer's depth are omitted. Without `isDaily`, only the newest snapshot of each month counts. Throws BadRequest,
 * UnknownBase.
 */
export async function readPositionHistory(
  subject: PositionHistorySubject,
  code: string | undefined,
  { viewer, reports }: ReportContext,
  isDaily = false,
): Promise<PositionHistoryPoint[]> {
  const reader = new GenerationReader(await reports.bases.byCode(code), reports);
  const { sql: domainId, parameters: domain } = buildIdExpression(
    'domain',
    subject.domainId,
    requireDomain(subject.domain),
  );
  const { sql: keywordId, parameters: keyword } = buildIdExpression(
    'keyword',
    subject.keywordId,
    subject.keyword === undefined
      ? undefined
      : await resolveTypedKeyword(subject.keyword, reader.base, reports),
  );
  const snapshots = [...(await reports.bases.snapshots(reader.base))].reverse();
  if (snapshots.length === 0) return [];
  const rows = await reader.rows<{ snapshot: number; pos: number }>(
    'position-history',
    observationsSql(domainId, keywordId),
    { ...domain, ...keyword, snapshots: snapshots.map(({ id }) => id) },
    subject.keywordId === undefined ? { factKeywordSql: keywordId } : { factKeywords: [subject.keywordId] },
  );
  const positions = new Map(rows.map(({ snapshot, pos }) => [snapshot, pos]));
  const points = new Map(
    snapshots
      .filter(({ id }) => positions.has(id))
      .map(({ id, date }) => [
        isDaily ? date : date.slice(0, 7),
        { date, y: Number(date.slice(0, 4)), m: Number(date.slice(5, 7)), pos: positions.get(id) || null },
      ]),
  );
  return [...points.values()].filter(({ pos }) => pos === null || pos <= maxVisiblePosition(viewer));
}

/**
 * Snapshots that observe the domain for the keyword, with the domain's best position (0 if it has none). Full search
 * results, the domain's own exports and complete exports count as observations.
 */
function observationsSql(domainId: string, keywordId: string): string {
  const snapshotCondition = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
  return (
    'SELECT snapshot, max(place) AS pos FROM (' +
    `SELECT snapshot, min(pos) AS place FROM result WHERE ${snapshotCondition} AND keyword_id = ${keywordId} AND domain_id = ${domainId} GROUP BY snapshot` +
    ` UNION ALL SELECT snapshot, 0 FROM keyword_fact WHERE ${snapshotCondition} AND keyword_id = ${keywordId} AND has_results = 1` +
    ` UNION ALL SELECT snapshot, 0 FROM domain_export WHERE ${snapshotCondition} AND domain_id = ${domainId} AND complete = 1` +
    ') GROUP BY snapshot'
  );
}

function requireDomain(domain: string | undefined): string | undefined {
  if (domain === undefined) return undefined;
  const name = normaliseDomain(domain);
  if (name === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: domain.slice(0, 253) });
  return name;
}

/** The id if set, else the id derived from the name. */
function buildIdExpression(
  kind: 'domain' | 'keyword',
  id: number | undefined,
  name: string | undefined,
): { sql: string; parameters: Record<string, QueryParameter> } {
  if (id !== undefined) {
    if (!Number.isSafeInteger(id) || id < 0) throw missingParameter(kind);
    return { sql: `{${kind}_id:UInt64}`, parameters: { [`${kind}_id`]: id } };
  }
  if (name === undefined || name === '') throw missingParameter(kind);
  return { sql: kind === 'domain' ? subjectDomainIdSql : subjectKeywordIdSql, parameters: { [kind]: name } };
}

function missingParameter(kind: 'domain' | 'keyword'): AppError {
  const parameter = kind === 'domain' ? 'domain or did' : 'keyword or kid';
  return new AppError(ErrorCode.BadRequest, {
    what: { en: `${parameter} is missing`, ru: `не задан параметр ${parameter}` },
  });
}
