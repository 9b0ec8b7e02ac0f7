import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { reportDocuments } from '../../graphql/generated/report-documents.js';
import type { ReportAnswer, ReportVariables } from './report-answer.js';

/** The document that fetches one page of a report. */
export type ReportDocument = TypedDocumentNode<{ report: ReportAnswer }, ReportVariables>;

const parsed = new Map<string, ReportDocument>();

/** The generated document of a report by the name of its query; undefined where this page is older than the server. */
export function reportDocument(field: string): ReportDocument | undefined {
  const known = parsed.get(field);
  const source = reportDocuments[field];
  if (known || source === undefined) return known;
  const document: ReportDocument = parse(source, { noLocation: true });
  parsed.set(field, document);
  return document;
}
