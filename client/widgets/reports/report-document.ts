import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, parse, visit } from 'graphql';
import { reportDocuments } from '../../graphql/generated/report-documents.js';
import type { ReportResult, ReportVariables } from './report-result.js';
import { trendFromField } from '../../components/grid/trend-text.js';
import type { ReportMeta } from './report-meta.js';

/** Query document of a report page. */
export type ReportDocument = TypedDocumentNode<{ report: ReportResult }, ReportVariables>;

const parsedDocuments = new Map<string, DocumentNode>();

/** Whether this client supports a report; the server may be newer. */
export function isSupportedReport(field: string): boolean {
  return reportDocuments[field] !== undefined;
}

/**
 * Query document limited to the given fields, the row key and fields that other columns display, so that only visible
 * data is loaded.
 */
export function reportDocument(meta: ReportMeta, fields: readonly string[]): ReportDocument {
  const selectedFields = new Set([...fields, ...meta.row.key, ...extraFields]);
  for (const { field, link, saidBy, rangedBy } of meta.columns) {
    if (!selectedFields.has(field)) continue;
    for (const extraField of [saidBy, rangedBy]) if (extraField) selectedFields.add(extraField);
    if (!link) continue;
    for (const [, part = ''] of link.to.matchAll(/\{(\w+)\}/g)) selectedFields.add(fieldOf(meta, part));
  }
  const fullQuery = getParsedDocument(meta.field);
  let dataDepth = 0;
  return visit(fullQuery, {
    Field: {
      enter: (node) => {
        if (dataDepth > 0 && !selectedFields.has(node.name.value)) return null;
        if (node.name.value === 'data') dataDepth += 1;
        return undefined;
      },
      leave: (node) => {
        if (node.name.value === 'data') dataDepth -= 1;
      },
    },
  });
}

/**
 * Fields that several columns use: keyword marks, changed page, new keyword, first month of the trend, and the folder
 * for moves.
 */
const extraFields = ['isgeo', 'isquest', 'churl', 'nw', 'folderId', trendFromField];

function fieldOf({ columns }: ReportMeta, id: string): string {
  return columns.find((column) => column.id === id)?.field ?? id;
}

function getParsedDocument(field: string): DocumentNode {
  const cached = parsedDocuments.get(field);
  if (cached) return cached;
  const source = reportDocuments[field];
  if (source === undefined) throw new Error(`There is no document of ${field}.`);
  const document = parse(source, { noLocation: true });
  parsedDocuments.set(field, document);
  return document;
}
