import type { KeywordSource } from '../../../contract/tools/list-options.js';
import { groupAdKeywords } from '../../../reports/definitions/groups/group-ad-keywords.report.js';
import { groupKeywords } from '../../../reports/definitions/groups/group-keywords.report.js';
import { organicKeywords } from '../../../reports/definitions/organic/organic-keywords.report.js';
import { pageKeywords } from '../../../reports/definitions/organic/page-keywords.report.js';
import { adKeywords } from '../../../reports/definitions/paid/ad-keywords.report.js';
import type { ReportDefinition } from '../../../reports/engine/report-definition.js';
import type { ReportQuery } from '../../../reports/engine/report-query.js';
import { streamPrepared } from '../../../reports/engine/stream-report.js';
import type { Viewer } from '../../../reports/engine/viewer.js';
import { readJsonLines } from '../../../reports/export/json-lines.js';
import type { RequestContext } from '../../../request/request-context.js';

/** A report whose keywords a tool works on, with what the report is asked with. */
interface ReportKeywordsQuery extends Pick<ReportQuery, 'domain' | 'pageUrl' | 'rid' | 'base' | 'filter'> {
  from: KeywordSource;
}

/**
 * The keywords of a report that pass its filter, as many as the viewer may take along in a file and the tool takes, in the
 * report's order.
 * @throws AppError what opening the report throws
 */
export async function readReportKeywords(
  { from, ...query }: ReportKeywordsQuery,
  maxRows: number,
  { defaultBase, openReport, reports }: RequestContext,
): Promise<string[]> {
  return openReport(
    {
      definition: definitionOf(from, query),
      query: { ...query, base: query.base ?? defaultBase, columns: ['word'] },
      adjustViewer: limitRows(maxRows),
    },
    async (report) => {
      const rows = await streamPrepared(report, reports, { format: 'JSONCompactEachRow' });
      const keywords: string[] = [];
      for await (const batch of readJsonLines<[string]>(rows)) {
        for (const [keyword] of batch) keywords.push(keyword);
      }
      return keywords;
    },
  );
}

/** The reader of a file of no more rows. */
function limitRows(rows: number): (viewer: Viewer) => Viewer {
  return (viewer) => {
    const exportRows = Math.min(viewer.allowance.exportRows ?? rows, rows);
    return { ...viewer, allowance: { ...viewer.allowance, exportRows } };
  };
}

function definitionOf(
  from: KeywordSource,
  { rid, pageUrl }: Omit<ReportKeywordsQuery, 'from'>,
): ReportDefinition {
  if (from === 'adkeywords') return rid === undefined ? adKeywords : groupAdKeywords;
  if (rid !== undefined) return groupKeywords;
  return pageUrl === undefined ? organicKeywords : pageKeywords;
}
