import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { PositionsDates } from '../../contract/reports/positions-range.js';
import { domainDates } from '../../reports/engine/positions-dates.js';
import { readDomainTotals } from '../../reports/engine/read-generation.js';
import {
  type ReportBase,
  requestOptions,
  type ReportDependencies,
} from '../../reports/engine/report-dependencies.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import { pageCounts } from '../../contract/reports/tree-counts.js';
import { TreeBuilder, type TreeColumns, type TreePage } from './tree-columns.js';

const timeoutSeconds = 30;

/** Larger trees would be unusable in a browser. */
const maxPages = 500_000;

/** Path of a node. Pages that differ by query or trailing slash share a node. */
const treePathSql = "trimRight(cutQueryString(path), '/')";

const sumColumns = pageCounts.map((count) =>
  count === 'vis' ? 'round(sum(vis), 2) AS vis_sum' : `sum(${count}) AS ${count}_sum`,
);

/** Page tree of a domain with its counts. */
interface PageTreeData extends PositionsDates {
  base: ReportBase;
  columns: TreeColumns;
  /** Ranking keywords of the domain. Nodes count a keyword once per page. */
  keywords: number;
  /** Ranking pages of the domain, and how many of them the tree contains. */
  pages: number;
  shownPages: number;
  /** Pages that share a node because only their query or trailing slash differs. */
  pagesTogether: number;
  /** Whether visits are estimates; false if the keywords have no search volumes. */
  hasVolumes: boolean;
}

/**
 * Reads the page tree of a domain in one scan. A limit selects the nodes with most keywords. Throws UnknownBase,
 * DomainNotFound.
 */
export async function readPageTree(
  input: string,
  code: string | undefined,
  limit: number | null,
  deps: ReportDependencies,
): Promise<PageTreeData> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const base = await deps.bases.byCode(code);
  const [totals, hasVolumes, tree] = await Promise.all([
    readDomainTotals(domain, base, deps),
    readHasVolumes(domain, base, deps),
    buildTree(domain, base, Math.min(limit ?? maxPages, maxPages), deps),
  ]);
  const { positionsDate, positionsRange } = domainDates(base, totals);
  return { base, positionsDate, positionsRange, keywords: Number(totals.it50), hasVolumes, ...tree };
}

async function readHasVolumes(
  domain: string,
  { id, generation }: ReportBase,
  deps: ReportDependencies,
): Promise<boolean> {
  const { rows } = await deps.clickhouse.query<{ hasVolumes: boolean }>(
    `SELECT ${hasVolumesBoolSql} AS hasVolumes FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`,
    { parameters: { base: id, generation, domain }, ...requestOptions(deps, 'page-tree-volumes') },
  );
  return rows[0]?.hasVolumes ?? false;
}

async function buildTree(
  domain: string,
  { id, generation }: ReportBase,
  limit: number,
  deps: ReportDependencies,
): Promise<Pick<PageTreeData, 'columns' | 'pages' | 'shownPages' | 'pagesTogether'>> {
  const rows = await deps.clickhouse.stream(treeSql(), 'JSONCompactEachRow', {
    parameters: { base: id, generation, domain, pages: limit },
    settings: { max_execution_time: timeoutSeconds },
    ...requestOptions(deps, 'page-tree'),
    isReadImmediately: true,
  });
  const tree = new TreeBuilder();
  let pages = 0;
  let shownPages = 0;
  let pagesTogether = 0;
  for await (const batch of readJsonLines<[total: number, pagesOfNode: number, ...page: TreePage]>(rows)) {
    for (const [total, pageCount, ...page] of batch) {
      pages = total;
      if (!tree.add(page)) continue;
      shownPages += pageCount;
      if (pageCount > 1) pagesTogether += pageCount;
    }
  }
  return { columns: tree.columns, pages, shownPages, pagesTogether };
}

/** Orders parents before children: the slash sorts below every character of a name. */
export function treeSql(): string {
  const countedSql =
    `SELECT ${treePathSql} AS tree_path, count() AS held, ${sumColumns.join(', ')} FROM page` +
    ` WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} GROUP BY tree_path`;
  const selectedSql =
    `SELECT *, sum(held) OVER () AS pages FROM (${countedSql})` +
    ` ORDER BY it50_sum DESC, tree_path LIMIT {pages:UInt32}`;
  const columns = pageCounts.map((count) => `${count}_sum`).join(', ');
  return `SELECT pages, held, tree_path, ${columns} FROM (${selectedSql}) ORDER BY replaceAll(tree_path, '/', '\\0')`;
}
