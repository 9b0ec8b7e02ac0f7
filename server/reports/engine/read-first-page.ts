import { LRUCache } from 'lru-cache';
import { depthFilterFor, pageWindow } from './apply-limits.js';
import {
  firstPageForm,
  firstPageRows,
  ownArguments,
  ownSource,
  type FirstPageForm,
} from './first-page-form.js';
import { generationScope, subjectDomainId } from './generation-scope.js';
import { LaidPage } from './laid-page.js';
import type { PreparedReport } from './prepare-report.js';
import {
  domainTotalColumns,
  knownDomainTotals,
  readLaidViews,
  rememberDomainTotals,
} from './read-generation.js';
import type { DomainTotals } from './report-source.js';
import { generationOptions, type ReportDependencies } from './report-dependencies.js';

/** A page that was laid down, and the store's time for it. */
export interface FirstPage {
  page: LaidPage;
  storeMs: number;
}

/** A row of `first_page`: JSON texts of the domain's totals and of the page's rows, each a list of values. */
export interface LaidRow {
  totals: string;
  rows: string;
}

const firstPageSql = `SELECT totals, rows FROM first_page WHERE ${generationScope} AND domain_id = ${subjectDomainId} AND view = {view:UInt64}`;

/**
 * The first page of a report as the generation has it laid down, where the request asks for nothing else and nothing of the
 * rows themselves depends on who looks; the totals of the domain come with it. Undefined: its rows are to be asked for.
 */
export async function readFirstPage(
  report: PreparedReport,
  deps: ReportDependencies,
): Promise<FirstPage | undefined> {
  const { base, query } = report;
  const { domain } = query.subject;
  if (domain === undefined || !asksForFirstPage(report)) return undefined;
  const form = firstPageForm(query, base.engine);
  if (form === undefined) return undefined;
  const least = (await readLaidViews(base, deps)).get(form.view);
  const known = knownDomainTotals(domain, base, deps);
  const rowsInAll = known?.[form.rowCount] ?? Infinity;
  if (least === undefined || Number(rowsInAll) < least) return undefined;
  const { rows, elapsedMs } = await deps.clickhouse.query<LaidRow>(firstPageSql, {
    parameters: { base: base.id, generation: base.generation, domain, view: form.view },
    ...generationOptions(deps, query.definition.id, base),
    firstPage: { domain, view: form.view },
  });
  const [found, ...others] = rows;
  if (found === undefined || others.length > 0) return undefined;
  if (known === undefined) rememberDomainTotals(domain, base, totalsIn(found.totals), deps);
  return { page: pageIn(found, form), storeMs: elapsedMs };
}

/** Whether a request asks for rows of the first page in the report's own order, and its viewer sees rows of every depth. */
function asksForFirstPage({ base, query, where, viewer }: PreparedReport): boolean {
  const { definition, arguments: values, page, perPage, forDay, sortAsked } = query;
  if (definition.firstPage !== true || page > 1 || perPage > firstPageRows) return false;
  if (sortAsked || forDay !== undefined || where.conditions.length > 0) return false;
  const own = ownArguments(definition);
  return (
    Object.keys(own).every((name) => values[name] === own[name]) &&
    depthFilterFor(ownSource(definition, base.engine), viewer) === undefined &&
    pageWindow(query, viewer).limit !== 0
  );
}

/** Totals of a domain as a laid row has them. */
export function totalsIn(text: string): DomainTotals {
  const values = JSON.parse(text) as unknown[];
  return Object.fromEntries(totalNames.map((name, at) => [name, values[at]])) as unknown as DomainTotals;
}

const totalNames = Object.keys(domainTotalColumns);

/** Pages that were asked for last, by the rows of the store that they are made of: what is kept there is handed out again. */
const recentPages = new LRUCache<LaidRow, LaidPage>({ max: 50 });

function pageIn(found: LaidRow, { names }: FirstPageForm): LaidPage {
  const recent = recentPages.get(found);
  if (recent) return recent;
  const page = new LaidPage(names, JSON.parse(found.rows) as unknown[][]);
  recentPages.set(found, page);
  return page;
}
