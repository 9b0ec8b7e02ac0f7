import { inRangeSql } from '../import-run.js';
import {
  firstPageLayout,
  firstPageRows,
  type FirstPageLayout,
} from '../../reports/engine/first-page-layout.js';
import { defaultOrder } from '../../reports/engine/parse-query.js';
import { domainTotalColumns } from '../../reports/engine/read-generation.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { reportRegistry } from '../../reports/report-registry.js';
import { changedDomainsOnlySql, derivedOnlySql, type GenerationContext } from './generation-context.js';

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
  return buildLayouts(base).map((layout) => precomputeSql(layout, `${minRows}`));
}

/** Statements that precompute the first pages of changed domains that `mergedFirstPagesSql` left out. */
export function remainingFirstPagesSql(context: GenerationContext): string[] {
  return buildLayouts(context).map((layout) => {
    const mergedSql = `SELECT domain_id FROM first_page WHERE ${generationScope} AND view = ${layout.view}`;
    return precomputeSql(
      layout,
      `${minRowsToPrecompute}${changedDomainsOnlySql(context)} AND domain_id GLOBAL NOT IN (${mergedSql})`,
    );
  });
}

/** Separates stored rows. Each one begins with a text, and texts escape quotation marks. */
const storedRowsSql = `arrayMap(line -> concat('["', line, ']'), splitByString('],["', substring(rows, 4, length(rows) - 5)))`;

/**
 * Statements that merge the stored first pages of changed domains with the derived rows, without reading the other rows of
 * the domains. Rows that are not stored sort after the last stored row. A page is left out if fewer than 25 of its
 * rows sort up to there, after rows of affected keywords were removed.
 */
export function mergedFirstPagesSql(context: GenerationContext): string[] {
  return buildLayouts(context).flatMap(({ view, rowCount, order, select }) => {
    if (order === undefined) return [];
    const keys = order.keys.map(
      ({ place, direction }) => `${direction === 'desc' ? '-' : ''}JSONExtractInt(line, ${place})`,
    );
    const rowSql = `domain_id, tuple(${keys.join(', ')}) AS place, line`;
    const domainsSql = `${inRangeSql('domain_id')}${changedDomainsOnlySql(context)}`;
    const derivedSql = `>= {from:UInt64} AND domain_id < {to:UInt64}${derivedOnlySql(context, order.table)}`;
    return `INSERT INTO first_page (base, generation, domain_id, view, row_count, totals, rows)
SELECT {base:UInt16}, {generation:UInt32}, merged.domain_id, ${view}, counted, said, page
FROM (
  SELECT domain_id, arraySlice(arraySort(groupArrayIf((place, line), is_current)), 1, ${firstPageRows}) AS sorted,
    concat('[', arrayStringConcat(sorted.2, ','), ']') AS page
  FROM (
    SELECT ${rowSql}, 1 AS is_stored, JSONExtractUInt(line, ${order.keywordPlace}) GLOBAL NOT IN (SELECT keyword_id FROM ${context.affectedTable}) AS is_current
    FROM ${context.previousTable('first_page')} ARRAY JOIN ${storedRowsSql} AS line
    WHERE base = {base:UInt16} AND generation = {former:UInt32} AND view = ${view} AND ${domainsSql}
    UNION ALL
    SELECT ${rowSql}, 0, 1 FROM (
${select(derivedSql)}
    )
  )
  GROUP BY domain_id
  HAVING countIf(is_stored) = ${firstPageRows} AND length(sorted) = ${firstPageRows} AND sorted[${firstPageRows}].1 <= maxIf(place, is_stored)
) AS merged
GLOBAL ANY INNER JOIN (
  ${domainTotalsSql(rowCount, `${generationScope} AND ${domainsSql} AND ${rowCount} >= ${minRowsToPrecompute}`)}
) AS known ON known.domain_id = merged.domain_id
${firstPageSettings}`;
  });
}

/** Counts the domains with a first page to precompute; small bases have none. */
export function precomputedDomainsSql(base: PrecomputeScope): string {
  const isPrecomputedSql = buildLayouts(base).map(({ rowCount }) => `${rowCount} >= ${minRowsToPrecompute}`);
  return `SELECT countIf(${isPrecomputedSql.join(' OR ')}) AS rows FROM domain WHERE ${generationScope}`;
}

/** Layouts of the first pages. */
export function firstPageViews(base: PrecomputeScope): number[] {
  return buildLayouts(base).map(({ view }) => view);
}

function buildLayouts(base: PrecomputeScope): FirstPageLayout[] {
  return reportRegistry.flatMap((definition) => {
    const layout = firstPageLayout({ definition, ...defaultOrder(definition, base) }, base.engine);
    return layout === undefined ? [] : [layout];
  });
}

function precomputeSql({ view, select, rowCount }: FirstPageLayout, minRowsSql: string): string {
  const domains = `${generationScope} AND ${inRangeSql('domain_id')} AND ${rowCount} >= ${minRowsSql}`;
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
  ${domainTotalsSql(rowCount, domains)}
) AS known ON known.domain_id = paged.domain_id
${firstPageSettings}`;
}

/** Row counts and totals of domains, as first pages store them. */
function domainTotalsSql(rowCount: string, domains: string): string {
  const totals = Object.values(domainTotalColumns).join(', ');
  return `SELECT domain_id, ${rowCount} AS counted, formatRowNoNewline('JSONCompactEachRow', ${totals}) AS said FROM domain WHERE ${domains}`;
}

const firstPageSettings =
  'SETTINGS prefer_column_name_to_alias = 1, output_format_json_quote_64bit_integers = 0, output_format_json_quote_decimals = 0';
