import { clusteringKeywords } from '../../reports/definitions/clustering/clustering-keywords.report.js';
import { groupAdKeywords } from '../../reports/definitions/groups/group-ad-keywords.report.js';
import { groupKeywords } from '../../reports/definitions/groups/group-keywords.report.js';
import { prepareReport } from '../../reports/engine/prepare-report.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { ReportQuery } from '../../reports/engine/report-query.js';
import { streamPrepared } from '../../reports/engine/stream-report.js';
import { unlimited, type Viewer } from '../../reports/engine/viewer.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import type { ReportContext } from '../../request/report-access.js';
import { maxImportedKeywords, type ClusteringSource } from '../../contract/projects/clustering.js';
import type { KeywordView } from './clustering.type.js';

/** Keyword ids of a filtered project table. Throws NotFound, BadFilter. */
export async function readViewKeywords(
  uid: string,
  { folder, deep, filter, search }: KeywordView,
  context: ReportContext,
): Promise<number[]> {
  const query = {
    uid,
    folder,
    arguments: { deep },
    filter: filter ?? undefined,
    search: search ?? undefined,
    columns: ['id'],
  };
  const rows = await readColumn<number | string>(clusteringKeywords, query, context);
  return rows.map(Number);
}

/**
 * Keywords of a folder and its subfolders by descending volume; 0 for all folders, -1 for ungrouped. Throws NotFound.
 */
export function readFolderWords(uid: string, folder: number, context: ReportContext): Promise<string[]> {
  const query = { uid, folder, arguments: { deep: true }, columns: ['word'], sort: 'ws|desc' };
  return readColumn<string>(clusteringKeywords, query, context);
}

/** Keywords of a group report, at most one more than the import limit. Throws NotFound, NotReady. */
export async function readGroupKeywords(
  rid: string,
  source: ClusteringSource,
  context: ReportContext,
): Promise<string[]> {
  const definitions = [
    ...(source === 'ADS' ? [] : [groupKeywords]),
    ...(source === 'SEARCH' ? [] : [groupAdKeywords]),
  ];
  const lists = await Promise.all(
    definitions.map((definition) =>
      readColumn<string>(definition, { rid, columns: ['word'] }, context, maxImportedKeywords + 1),
    ),
  );
  return [...new Set(lists.flat())];
}

async function readColumn<Value>(
  definition: ReportDefinition,
  query: ReportQuery,
  { viewer, reports }: ReportContext,
  maxRows: number | null = null,
): Promise<Value[]> {
  const report = await prepareReport(definition, query, {
    viewer,
    deps: reports,
    toFileViewer: withoutRowLimit(maxRows),
  });
  const values: Value[] = [];
  for await (const batch of readJsonLines<[Value]>(
    await streamPrepared(report, reports, { format: 'JSONCompactEachRow' }),
  )) {
    for (const [value] of batch) values.push(value);
  }
  return values;
}

/** Row limits of the plan apply to reports, not to editing a project's keywords. */
function withoutRowLimit(exportRows: number | null): (viewer: Viewer) => Viewer {
  return (viewer) => ({ ...viewer, allowance: { ...unlimited, exportRows } });
}
