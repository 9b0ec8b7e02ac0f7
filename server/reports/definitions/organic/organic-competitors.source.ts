import {
  domainIdColumns,
  generationScope,
  subjectDomainIdSql,
  tableAttributes,
} from '../../engine/source-sql.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { sharedResultsSql } from './shared-results.js';

/**
 * Above this share of the base's keywords, scanning all search results is faster than looking up each keyword of the
 * domain (docs/benchmark.md). The top 10 has another threshold, because `result_set` has a separate column for it.
 */
const minScanShare = { top10: 1 / 500, page: 1 / 5 } as const;

/** Domains that share keywords with the subject: `key_id` and `cnt`. Both query forms return the same rows. */
export function competitorsSource({ arguments: { top }, domain, baseKeywords }: SourceContext): Source {
  const depth = top === 10 ? 'top10' : 'page';
  const usesScan = (domain?.it50 ?? 0) > (baseKeywords ?? 0) * minScanShare[depth];
  return {
    name: usesScan ? 'competitors by scan' : 'competitors by keywords',
    from: `(${usesScan ? scanSql(depth) : keywordLookupSql(depth)})`,
    where: [],
    identity: ['key_id'],
    attributes: { row: tableAttributes('domain', 'domain_id', { carried: { cnt: 'UInt64' } }) },
  };
}

type Depth = keyof typeof domainIdColumns;

function scanSql(depth: Depth): string {
  return sharedDomainsSql(depth, `has(${domainIdColumns[depth]}, ${subjectDomainIdSql})`);
}

function keywordLookupSql(depth: Depth): string {
  const keywords =
    `SELECT keyword_id FROM position_by_domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} AND best = 1` +
    (depth === 'top10' ? ' AND pos <= 10' : '');
  return sharedDomainsSql(depth, `keyword_id GLOBAL IN (${keywords})`);
}

function sharedDomainsSql(depth: Depth, conditionSql: string): string {
  return sharedResultsSql({
    elementsSql: domainIdColumns[depth],
    conditionSql,
    keyConditionSql: `key_id != ${subjectDomainIdSql}`,
  });
}
