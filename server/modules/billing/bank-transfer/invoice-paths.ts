import type { Language } from '../../../contract/localised.js';

/** Paths of the calls that answer the papers of a bill, without `/api`. */
export const billDocumentPaths = { invoice: '/bills/{id}/invoice', act: '/bills/{id}/act' } as const;

export type BillDocumentKind = keyof typeof billDocumentPaths;

/** Where a paper of a bill is opened as a PDF, by its payer. */
export function billDocumentUrl(kind: BillDocumentKind, billId: number, language: Language): string {
  return `/api${billDocumentPaths[kind].replace('{id}', String(billId))}?${new URLSearchParams({ locale: language }).toString()}`;
}
