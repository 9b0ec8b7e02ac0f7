import { buildIdSql } from '../../stores/clickhouse/ids.js';

/** Conditions that limit a query to the published generation of the base. Every report table has these columns. */
export const generationConditions: readonly string[] = [
  'base = {base:UInt16}',
  'generation = {generation:UInt32}',
];

/** The same conditions as one string, for subqueries. */
export const generationScope = generationConditions.join(' AND ');

/** Id of the report's domain. */
export const subjectDomainIdSql = buildIdSql('{domain:String}');

/** Id of the report's keyword. */
export const subjectKeywordIdSql = buildIdSql('{keyword:String}');

/** Hash of the report's page. It ignores the scheme and `www.`. */
export const subjectUrlHashSql = 'cityHash64(concat({domain:String}, {path:String}))';

/** Columns of `result_set` with the distinct domains of the search results, best position first. */
export const domainIdColumns = { top10: 'top_domain_ids', page: 'domain_ids' } as const;

/** SQL of the domains within the depth that the parameter `top` selects. */
export const domainIdsWithinTopSql = `if({top:UInt8} = 10, ${domainIdColumns.top10}, ${domainIdColumns.page})`;
