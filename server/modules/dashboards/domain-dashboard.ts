import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { domainDates, readDomainDepth } from '../../reports/engine/positions-dates.js';
import { readDomainTotals } from '../../reports/engine/read-generation.js';
import type { ReportContext } from '../../request/report-access.js';
import { defaultListRows } from './dashboard-context.js';
import { dashboardParts, readParts, type DashboardPart } from './dashboard-parts.js';
import type { DomainDashboard } from './domain-dashboard.type.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';

interface DomainRow {
  id: number;
  parentId: number;
  parentName: string;
  children: number;
  it1: number;
  it3: number;
  it5: number;
  it10: number;
  it50: number;
  topvis: number;
  topkeys: number;
  pagesinindex: number;
  vis: number;
  hasVolumes: boolean;
  adtraf: number;
  adcost: number;
  adscnt: number;
  adkeyscnt: number;
}

const summarySql =
  `SELECT domain_id AS id, parent_id AS parentId, parent_name AS parentName, it1, it3, it5, it10, it50, vis_rank AS topvis,` +
  ` keywords_rank AS topkeys, pages AS pagesinindex, vis, ${hasVolumesBoolSql} AS hasVolumes, adtraf, adcost, adscnt, adkeyscnt,` +
  ` (SELECT count() FROM domain WHERE ${generationScope} AND parent_id = ${subjectDomainIdSql} AND domain_id != ${subjectDomainIdSql} AND it50 > 0) AS children` +
  ` FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`;

/** Parts of a domain dashboard to read. */
export interface DashboardOptions {
  parts?: readonly DashboardPart[];
  /** Rows of the lists of keywords, pages and ads. */
  listRows?: number;
}

/** Dashboard of a domain in one database with the requested parts. Throws UnknownBase, DomainNotFound. */
export async function readDomainDashboard(
  input: string,
  code: string | undefined,
  context: ReportContext,
  { parts = dashboardParts, listRows = defaultListRows }: DashboardOptions = {},
): Promise<DomainDashboard> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const reader = new GenerationReader(await context.reports.bases.byCode(code), context.reports);
  const [[row], totals] = await Promise.all([
    reader.rows<DomainRow>('domain-dashboard', summarySql, { domain }),
    readDomainTotals(domain, reader.base, context.reports),
  ]);
  if (row === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
  const { positionsDate, positionsRange } = domainDates(reader.base, totals);
  const [positionsDepth, lists] = await Promise.all([
    readDomainDepth(reader.base, totals, context.reports),
    readParts(parts, domain, reader, { ...context, listRows }),
  ]);
  return {
    ...presentDashboard(domain, row, reader),
    positionsDate,
    positionsRange,
    positionsDepth,
    ...lists,
  };
}

function presentDashboard(
  domain: string,
  { parentId, parentName, children, ...summary }: DomainRow,
  { base }: GenerationReader,
) {
  const isChild = parentId !== 0 && parentId !== summary.id;
  return {
    ...summary,
    name: readableDomain(domain),
    base: base.code,
    parentid: isChild ? parentId : null,
    parentName: isChild ? readableDomain(parentName) : null,
    childsCount: children,
    restop5: summary.it50 - summary.it5,
    vis: Math.round(summary.vis),
    adtraf: Math.round(summary.adtraf),
    adcost: Math.round(summary.adcost),
    dr: null,
    iconUrl: null,
    aiAnswersCnt: null,
    aiState: null,
  };
}
