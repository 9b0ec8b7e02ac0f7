import type { GraphQLResolveInfo } from 'graphql';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportPage, ReportQuery, ReportRow } from '../reports/engine/report-query.js';
import type { RequestContext } from './request-context.js';
import { selectedColumns, selects } from './selected-columns.js';

/** Runs a report for a GraphQL field and puts the page into the shape of the `Report` interface. */
export async function answerReport(
  definition: ReportDefinition,
  asked: ReportQuery,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const query = {
    ...asked,
    base: asked.base ?? context.defaultBase,
    columns: selectedColumns(definition, info),
  };
  const page = await context.runReport(definition, query);
  return {
    ...envelopeOf(definition, page),
    totalUnfiltered: selects('totalUnfiltered', info)
      ? await countAll(definition, query, page, context)
      : page.total,
  };
}

function envelopeOf(definition: ReportDefinition, page: ReportPage): object {
  return {
    id: definition.id,
    data: numbered(page),
    currentPage: page.page,
    perPage: page.perPage,
    total: page.total,
    lastPage: page.lastPage,
    from: page.from,
    to: page.to,
    positionsDate: page.positionsDate,
    volumesDate: page.volumesDate,
    restrictions: page.restrictions,
    demo: page.restrictions.restricted,
    demoLimit: page.restrictions.rowLimit,
    isFilter: page.restrictions.filterAllowed,
    isSort: page.restrictions.sortAllowed,
    message: null,
  };
}

function numbered(page: ReportPage): ReportRow[] {
  const first = page.from ?? 1;
  return page.rows.map((row, index) => ({ ...row, rowNumber: first + index }));
}

async function countAll(
  definition: ReportDefinition,
  query: ReportQuery,
  page: ReportPage,
  context: RequestContext,
): Promise<number> {
  const narrowed = query.filter || query.search || query.conditions?.length;
  if (!narrowed) return page.total;
  const everything = {
    ...query,
    filter: undefined,
    search: undefined,
    conditions: undefined,
    sort: undefined,
    page: 1,
    perPage: 1,
  };
  return (await context.runReport(definition, everything)).total;
}
