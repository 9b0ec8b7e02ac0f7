import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, parse, visit } from 'graphql';
import { reportDocuments } from '../../graphql/generated/report-documents.js';
import type { ReportAnswer, ReportVariables } from './report-result.js';
import { trendFrom } from '../../components/grid/trend-text.js';
import type { ReportMeta } from './report-meta.js';

/** The document that fetches one page of a report. */
export type ReportDocument = TypedDocumentNode<{ report: ReportAnswer }, ReportVariables>;

const parsed = new Map<string, DocumentNode>();

/** Whether this page knows how to ask for a report: it may be older than the server. */
export function isKnownReport(field: string): boolean {
  return reportDocuments[field] !== undefined;
}

/**
 * The document of a report that asks for these columns, what names the rows, and what cells show beside their own value:
 * nothing is loaded that is not shown.
 */
export function reportDocument(meta: ReportMeta, fields: readonly string[]): ReportDocument {
  const expected = new Set([...fields, ...meta.row.key, ...besideTheirOwn]);
  for (const { field, link, saidBy, rangedBy } of meta.columns) {
    if (!expected.has(field)) continue;
    for (const named of [saidBy, rangedBy]) if (named) expected.add(named);
    if (!link) continue;
    for (const [, part = ''] of link.to.matchAll(/\{(\w+)\}/g)) expected.add(fieldOf(meta, part));
  }
  const full = wholeDocument(meta.field);
  let inRows = 0;
  return visit(full, {
    Field: {
      enter: (node) => {
        if (inRows > 0 && !expected.has(node.name.value)) return null;
        if (node.name.value === 'data') inRows += 1;
        return undefined;
      },
      leave: (node) => {
        if (node.name.value === 'data') inRows -= 1;
      },
    },
  });
}

/** What cells of other columns carry: kinds of keywords, a changed page, a new keyword, the first month of a trend; and the folder, by which rows are moved. */
const besideTheirOwn = ['isgeo', 'isquest', 'churl', 'nw', 'folderId', trendFrom];

function fieldOf({ columns }: ReportMeta, id: string): string {
  return columns.find((column) => column.id === id)?.field ?? id;
}

function wholeDocument(field: string): DocumentNode {
  const existing = parsed.get(field);
  if (existing) return existing;
  const source = reportDocuments[field];
  if (source === undefined) throw new Error(`There is no document of ${field}.`);
  const document = parse(source, { noLocation: true });
  parsed.set(field, document);
  return document;
}
