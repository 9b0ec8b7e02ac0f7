import type { KeywordSource } from '../../../contract/reports/keyword-sources.js';
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

/** Report and query whose keywords are read. */
interface ReportKeywordsQuery extends Pick<ReportQuery, 'domain' | 'pageUrl' | 'rid' | 'base' | 'filter'> {
  from: KeywordSource;
}

/**
 * Keywords of a filtered report in the order of the report, up to the export limit of the viewer and of the tool.
 * @throws AppError the errors of opening the report
 */
export async function readReportKeywords(
  { from, ...query }: ReportKeywordsQuery,
  maxRows: number,
  { defaultBase, openReport, reports }: RequestContext,
): Promise<string[]> {
  return openReport(
    {
      definition: getDefinition(from, query),
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

/** Limits the export rows of a viewer. */
function limitRows(rows: number): (viewer: Viewer) => Viewer {
  return (viewer) => {
    const exportRows = Math.min(viewer.allowance.exportRows ?? rows, rows);
    return { ...viewer, allowance: { ...viewer.allowance, exportRows } };
  };
}

function getDefinition(
  from: KeywordSource,
  { rid, pageUrl }: Omit<ReportKeywordsQuery, 'from'>,
): ReportDefinition {
  if (from === 'adkeywords') return rid === undefined ? adKeywords : groupAdKeywords;
  if (rid !== undefined) return groupKeywords;
  return pageUrl === undefined ? organicKeywords : pageKeywords;
}
