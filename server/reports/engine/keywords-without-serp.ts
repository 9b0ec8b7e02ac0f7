import { generationScope, subjectUrlHashSql } from './generation-scope.js';
import type { PlannedReport } from './plan-report.js';
import type { DomainTotals } from './report-source.js';
import { generationOptions, type ReportDependencies } from './report-dependencies.js';

const domainKeywordsSql = `SELECT keyword_id FROM position_by_domain WHERE ${generationScope} AND domain_id IN {pageless_domains:Array(UInt64)} AND best = 1`;
const pageKeywordsSql = `SELECT keyword_id FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHashSql}`;

const countSql = (keywords: string) =>
  `SELECT count() AS keywords FROM keyword WHERE ${generationScope} AND snapshot = 0 AND keyword_id GLOBAL IN (${keywords})`;

/**
 * Number of keywords without full search results, known only from exports of single domains. Zero if the report
 * covers one domain only. The domain totals already contain the number, so bases without such exports need no query.
 */
export async function countKeywordsWithoutSerp(
  { query, base, listedDomains, plan }: PlannedReport,
  subject: DomainTotals | undefined,
  deps: ReportDependencies,
): Promise<number> {
  if (query.definition.includesOtherDomains?.(query.arguments) !== true) return 0;
  const domains = [...(subject ? [subject] : []), ...Object.values(listedDomains ?? {}).flat()].filter(
    ({ pageless }) => pageless > 0,
  );
  const [only] = domains;
  if (only === undefined) return 0;
  const isPageReport = query.subject.path !== undefined;
  if (domains.length === 1 && !isPageReport) return only.pageless;
  const { rows } = await deps.clickhouse.query<{ keywords: number }>(
    countSql(isPageReport ? pageKeywordsSql : domainKeywordsSql),
    {
      parameters: {
        ...plan.parameters,
        base: base.id,
        generation: base.generation,
        pageless_domains: domains.map(({ domainId }) => domainId),
      },
      ...generationOptions(deps, 'pageless-keywords', base),
    },
  );
  return rows[0]?.keywords ?? 0;
}
