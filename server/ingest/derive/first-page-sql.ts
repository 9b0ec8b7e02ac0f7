import { firstPageLayout, type FirstPageLayout } from '../../reports/engine/first-page-layout.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { defaultOrder } from '../../reports/engine/parse-query.js';
import { domainTotalColumns } from '../../reports/engine/read-generation.js';
import { reportRegistry } from '../../reports/report-registry.js';
import { inRangeSql } from '../import-run.js';
import type { GenerationContext } from './generation-context.js';

/**
 * Minimum number of report rows for precomputing a first page. Most domains are below it but few of their pages are
 * opened; including them would triple the time (docs/adr/0013-precompute-first-pages.md).
 */
const minRowsToPrecompute = 64;

/** Properties of a base that determine the default sort order of its first pages. */
type PrecomputeScope = Pick<GenerationContext, 'engine' | 'volumesDate'>;

/**
 * Statements that precompute the first pages of a generation, each for a range of domains. All other tables must be
 * filled.
 */
export function firstPagesSql(base: PrecomputeScope, minRows = minRowsToPrecompute): string[] {
  return buildLayouts(base).map((layout) => precomputeSql(layout, minRows));
}

/** Counts the domains with a first page to precompute; small bases have none. */
export function precomputedDomainsSql(base: PrecomputeScope): string {
  const isPrecomputedSql = buildLayouts(base).map(({ rowCount }) => `${rowCount} >= ${minRowsToPrecompute}`);
  return `SELECT countIf(${isPrecomputedSql.join(' OR ')}) AS rows FROM domain WHERE ${generationScope}`;
}

function buildLayouts(base: PrecomputeScope): FirstPageLayout[] {
  return reportRegistry.flatMap((definition) => {
    const layout = firstPageLayout({ definition, ...defaultOrder(definition, base) }, base.engine);
    return layout === undefined ? [] : [layout];
  });
}

function precomputeSql({ view, select, rowCount }: FirstPageLayout, minRows: number): string {
  const domains = `${generationScope} AND ${inRangeSql('domain_id')} AND ${rowCount} >= ${minRows}`;
  const totals = Object.values(domainTotalColumns).join(', ');
  return `INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, paged.domain_id, ${view}, counted, said, page
FROM (
  SELECT domain_id, concat('[', arrayStringConcat(arrayMap(row -> row.2, arraySort(groupArray((place, line)))), ','), ']') AS page
  FROM (SELECT domain_id, line, rowNumberInAllBlocks() AS place FROM (
${select(`GLOBAL IN (SELECT domain_id FROM domain WHERE ${domains})`)}
  ))
  GROUP BY domain_id
) AS paged
GLOBAL ANY INNER JOIN (
  SELECT domain_id, ${rowCount} AS counted, formatRowNoNewline('JSONCompactEachRow', ${totals}) AS said FROM domain WHERE ${domains}
) AS known ON known.domain_id = paged.domain_id
SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0`;
}
